import type { Catalog } from "../../model/catalog.ts"
import type {
  HostTool,
  LineForm,
  PlatformTool,
  SessionOutcome,
  TaskMode,
  ToolArgument,
  UpdateRouting,
} from "../../model/entries.ts"
import type { FactValue } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Doc } from "../text/layout.ts"
import {
  arrayLiteral,
  jsonLiteral,
  numberLiteral,
  objectLiteral,
  stringLiteral,
  typeOfTexts,
} from "../text/typescript.ts"
import { factList, identity, named, textOrNull, texts } from "./fact-list.ts"

/** What a worker judges its turns by, one module a list. */
export function turnFacts(catalog: Catalog, out: string): readonly PlannedFile[] {
  return [
    factList(
      out,
      { list: "session-outcomes", type: "SessionOutcome", says: "What the ends of turns become" },
      catalog.sessionOutcomes,
      named,
      outcomeValue,
      () => [],
    ),
    factList(
      out,
      { list: "update-routings", type: "UpdateRouting", says: "Where updates are shown" },
      catalog.updateRoutings,
      named,
      routingValue,
      () => [],
    ),
    factList(
      out,
      { list: "host-tools", type: "HostTool", says: "The tools that a host gives" },
      catalog.hostTools,
      named,
      toolValue,
      () => [],
      (tool) =>
        typeOfTexts(
          "HostTool",
          tool.arguments.map(({ name }) => name),
        ),
    ),
    factList(
      out,
      { list: "platform-tools", type: "PlatformTool", says: "The tools that the platform serves" },
      catalog.platformTools,
      named,
      platformToolValue,
      () => [],
    ),
    factList(
      out,
      { list: "line-forms", type: "LineForm", says: "The forms of stream JSON" },
      catalog.lineForms,
      named,
      formValue,
      () => [],
    ),
    factList(
      out,
      { list: "task-modes", type: "TaskMode", says: "The modes of tasks" },
      catalog.taskModes,
      named,
      modeValue,
      () => [],
    ),
  ]
}

function outcomeValue(outcome: SessionOutcome): Doc {
  return objectLiteral([
    ...identity(outcome),
    ["stopReasons", texts(outcome.stopReasons)],
    ["becomes", stringLiteral(outcome.becomes)],
  ])
}

function routingValue(routing: UpdateRouting): Doc {
  return objectLiteral([
    ...identity(routing),
    ["updates", texts(routing.updates)],
    ["landsIn", stringLiteral(routing.landsIn)],
  ])
}

function modeValue(mode: TaskMode): Doc {
  return objectLiteral([
    ...identity(mode),
    ["literal", stringLiteral(mode.literal)],
    ["required", textOrNull(mode.required)],
    ["preferred", textOrNull(mode.preferred)],
    ["routing", stringLiteral(mode.routing)],
  ])
}

function toolValue(tool: HostTool): Doc {
  return objectLiteral([
    ...identity(tool),
    ["literal", stringLiteral(tool.literal)],
    ["description", stringLiteral(tool.description)],
    ["isReadOnly", String(tool.isReadOnly)],
    ["arguments", arrayLiteral(tool.arguments.map(argumentValue))],
  ])
}

function platformToolValue(tool: PlatformTool): Doc {
  return objectLiteral([
    ...identity(tool),
    ["literal", stringLiteral(tool.literal)],
    ["description", stringLiteral(tool.description)],
    ["plane", stringLiteral(tool.plane)],
    ["callsAtMost", numberLiteral(tool.callsAtMost)],
  ])
}

function argumentValue({ name, description, isRequired, among }: ToolArgument): Doc {
  return objectLiteral([
    ["name", stringLiteral(name)],
    ["description", stringLiteral(description)],
    ["isRequired", String(isRequired)],
    ["among", among === null ? "null" : texts(among)],
  ])
}

function formValue(form: LineForm): Doc {
  return objectLiteral([
    ...identity(form),
    ["writtenBy", texts(form.writtenBy)],
    ["output", stringLiteral(form.output)],
    ["opens", jsonLiteral(plain(form.opens))],
    ["rules", jsonLiteral(plain(form.rules))],
  ])
}

/** What a form consists of is JSON already. */
function plain(value: LineForm["opens"] | LineForm["rules"]): FactValue {
  return value as unknown as FactValue
}
