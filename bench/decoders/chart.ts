import type { PeerShares } from "./figures.ts"

const width = 720
const left = 170
const right = 60
const bar = 11
const group = 34
const top = 56

/** The means as bars over a logarithmic scale: one file that needs nothing else, readable on light and dark ground. */
export function chart(shares: PeerShares): string {
  const rows = Object.entries(shares)
  const most = Math.max(2, ...rows.flatMap(([, mean]) => [mean.valid, mean.invalid]))
  const least = 0.5
  const x = (share: number): number =>
    round(left + ((width - left - right) * Math.log(Math.max(share, least) / least)) / Math.log(most / least))
  const height = top + rows.length * group + 12
  const marks = [0.5, 1, 2, 5, 10, 20, 50, 100].filter((mark) => mark <= most)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
  <title id="title">CPU time as a share of decoders written by hand, less is better</title>
  <style>
    text { font: 12px system-ui, sans-serif; fill: #1f2328 }
    .quiet { fill: #59636e }
    .valid { fill: #0969da }
    .invalid { fill: #bc4c00 }
    .scale { stroke: #d1d9e0 }
    .hand { stroke: #1f2328; stroke-dasharray: 3 3 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      .quiet { fill: #9198a1 }
      .valid { fill: #4493f8 }
      .invalid { fill: #f0883e }
      .scale { stroke: #3d444d }
      .hand { stroke: #f0f6fc }
    }
  </style>
  <text x="${left}" y="16">Share of the hand-written decoders' CPU time</text>
  <rect class="valid" x="${left}" y="24" width="10" height="10"/><text x="${left + 15}" y="33">valid</text>
  <rect class="invalid" x="${left + 60}" y="24" width="10" height="10"/><text x="${left + 75}" y="33">invalid</text>
${marks.map((mark) => axis(mark, x(mark), height)).join("\n")}
${rows.map(([name, mean], at) => bars(name, mean, top + at * group, x, x(least))).join("\n")}
</svg>
`
}

function axis(mark: number, at: number, height: number): string {
  return `  <line class="${mark === 1 ? "hand" : "scale"}" x1="${at}" x2="${at}" y1="${top - 6}" y2="${height - 8}"/>
  <text class="quiet" x="${at}" y="${top - 9}" text-anchor="middle">${mark}</text>`
}

function bars(
  name: string,
  mean: { readonly valid: number; readonly invalid: number },
  y: number,
  x: (share: number) => number,
  from: number,
): string {
  const one = (kind: "valid" | "invalid", at: number): string =>
    `  <rect class="${kind}" x="${from}" y="${at}" width="${round(x(mean[kind]) - from)}" height="${bar}"/>
  <text class="quiet" x="${x(mean[kind]) + 5}" y="${at + 10}">${mean[kind].toFixed(2)}</text>`
  return `  <text x="${left - 10}" y="${y + bar + 3}" text-anchor="end">${name}</text>
${one("valid", y)}
${one("invalid", y + bar + 1)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
