import { order } from "../kinds/table.ts"
import { argv } from "./argv.ts"
import { ociArguments } from "./oci-arguments.ts"
import { ociConfigurationSchema } from "./oci-configuration-schema.ts"
import { ociEntrypoint } from "./oci-entrypoint.ts"
import { ociImage } from "./oci-image.ts"
import { ociPlatform } from "./oci-platform.ts"
import { ociProtocol } from "./oci-protocol.ts"
import { ociWorkingDirectory } from "./oci-working-directory.ts"
import { outputMode } from "./output-mode.ts"
import { outputSchemaFlag } from "./output-schema-flag.ts"
import { outputSchemaTransport } from "./output-schema-transport.ts"
import { promptTransport } from "./prompt-transport.ts"
import { resumeFlag } from "./resume-flag.ts"

/** The order in which tables show the fields of a release. */
export const releaseFieldOrder = order({
  name: "release-field",
  of: [
    argv,
    promptTransport,
    outputMode,
    resumeFlag,
    outputSchemaFlag,
    outputSchemaTransport,
    ociImage,
    ociEntrypoint,
    ociProtocol,
    ociArguments,
    ociWorkingDirectory,
    ociPlatform,
    ociConfigurationSchema,
  ],
})
