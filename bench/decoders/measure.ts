/** Something to be measured: a pass over its values, which answers how many it took. */
export interface Contestant {
  readonly pass: () => number
}

/** How long, and how often. */
export interface Effort {
  readonly rounds: number
  /** Microseconds of CPU that one contestant gets in one round. */
  readonly slice: number
}

/** Microseconds of CPU that this process has used. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function timed({ pass }: Contestant, times: number): number {
  const from = cpu()
  let sum = 0
  for (let time = 0; time < times; time++) sum += pass()
  if (Number.isNaN(sum)) throw new Error("unreachable: keeps the passes from being left out")
  return cpu() - from
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** The geometric mean of some numbers. */
export function geomean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length)
}

/** What a contestant took, and its share of what the first one took. */
export interface Measured {
  /** Nanoseconds of CPU per pass, the median of all rounds. */
  readonly cpu: number
  /** The median of each round's own ratio, which what else the machine does disturbs least. */
  readonly ratio: number
}

/**
 * CPU time of each contestant in interleaved rounds, each of which begins with another one. Every one is warmed for
 * three slices first and makes as many passes in a round as fit its slice.
 */
export function interleaved(contestants: readonly Contestant[], effort: Effort): readonly Measured[] {
  const passes = contestants.map((contestant) => passesIn(contestant, effort.slice))
  const rounds: number[][] = []
  for (let round = 0; round < effort.rounds; round++) {
    const samples: number[] = []
    for (let turn = 0; turn < contestants.length; turn++) {
      const at = (round + turn) % contestants.length
      samples[at] = (timed(contestants[at] as Contestant, passes[at] as number) * 1000) / (passes[at] as number)
    }
    rounds.push(samples)
  }
  return contestants.map((_, at) => ({
    cpu: median(rounds.map((samples) => samples[at] as number)),
    ratio: median(rounds.map((samples) => (samples[at] as number) / (samples[0] as number))),
  }))
}

function passesIn(contestant: Contestant, slice: number): number {
  let passes = 1
  for (let warmed = 0; warmed < 3 * slice;) {
    const took = timed(contestant, passes)
    warmed += took
    if (took < slice / 2) passes *= 2
  }
  return passes
}
