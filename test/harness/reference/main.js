// The reference harness as a command: an agent of the Agent Client Protocol on standard input and output.
import { serve } from "./agent.js"

serve(process.argv.slice(2))
