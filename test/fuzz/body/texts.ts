import { mutated } from "../mutate.ts"
import type { Random } from "../random.ts"

/** Bodies as harnesses send them, and some that nobody should. */
export const seeds: readonly string[] = [
  '{"model":"default","stream":true,"max_tokens":1024,"messages":[{"role":"user","content":"say \\"hi\\" \\\\ \\u5317 北"}]}',
  '{"model":"default","stream_options":{"include_usage":true},"messages":[],"tools":[{"type":"function","function":{"name":"a","parameters":{"type":"object","properties":{}}}}]}',
  ' { "model" : "x" , "reasoning" : { "effort" : "high" } , "input" : [ ] , "store" : false , "n" : 12345678901234567890 } \r\n',
  '{"mod\\u0065l":"x","model":"y","Model":"z"}',
  '{"":0,"__proto__":{"x":1},"constructor":null,"1":1.0,"2":-0.5e-3,"\\ud800":1}',
  '{"a":1,"a":2}',
  // Long strings are read several bytes at a time.
  `{"model":"default","messages":[{"role":"user","content":"${'plain, \\"quoted\\" and 北京 '.repeat(16)}\\\\${"é".repeat(80)}"}],"x":"${"y".repeat(90)}"}`,
  "{}",
  "[]",
  '"x"',
  "[{}]",
]

/** One text: a seed with things wrong in it, or a made object with names that often stand twice. */
export function textOf(random: Random): string {
  if (random.below(3) > 0) return mutated(random.of(seeds), seeds, random)
  const names = ['"a"', '"\\u0061"', '"b"', '"é"', '"\\u00e9"', '"model"', '""', '"\\\\"', '"\\""']
  const values = ["1", '"a"', '"}"', '"\\\\"', '{"a":[1,{}]}', "[]", "null", "-0.0e+5", "true", '"\\u0022"', "[[[]]]"]
  const space = (): string => random.of(["", "", "", " ", "\n", "\t\r "])
  const members = Array.from(
    { length: random.below(6) },
    () => `${space()}${random.of(names)}${space()}:${space()}${random.of(values)}${space()}`,
  )
  return `${space()}{${members.join(",") || space()}}${space()}`
}
