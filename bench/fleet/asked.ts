/** What a run was asked for on its command line. */
export interface Asked {
  /** The number of `--NAME=N`, or another one where it is not given. */
  readonly option: (name: string, otherwise: number) => number
  /** Whether the report is to be written. */
  readonly isReported: boolean
}

/** Reads the command line of a run; `--help` prints its usage and ends it. */
export function asked(usage: string): Asked {
  const args = process.argv.slice(2)
  if (args.includes("--help")) {
    console.log(usage)
    process.exit(0)
  }
  return {
    option: (name, otherwise) =>
      Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise),
    isReported: args.includes("--report"),
  }
}
