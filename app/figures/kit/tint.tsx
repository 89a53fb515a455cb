// Quiet tints: how strongly the signal color washes the cells of a drawing, from left to right. A page that uses a tint
// renders `Tints` once.

const tints = {
  even: [0.09, 0.09],
  rising: [0.03, 0.17],
  falling: [0.17, 0.03],
  outward: [0.15, 0.03, 0.15],
} satisfies Record<string, number[]>

export type TintName = keyof typeof tints

/** The gradients to use as `fill="url(#tint-…)"`. */
export function Tints() {
  return (
    <svg className="definitions" aria-hidden="true">
      {Object.entries(tints).map(([name, strengths]) => (
        <linearGradient key={name} id={`tint-${name}`}>
          {strengths.map((strength, n) => (
            <stop
              // biome-ignore lint/suspicious/noArrayIndexKey: the stops never change
              key={n}
              className="tint-stop"
              offset={n / (strengths.length - 1)}
              stopOpacity={strength}
            />
          ))}
        </linearGradient>
      ))}
    </svg>
  )
}
