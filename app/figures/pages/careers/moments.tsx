// Three small drawings of a working day. The text beside each describes it.
import type { ReactNode } from 'react'
import { digital } from '#app/figures/kit/digital.ts'
import { segments } from '#app/figures/kit/path.ts'

const width = 240
const height = 96

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className="moment" width={width} height={height} overflow="visible" aria-hidden="true">
    {children}
  </svg>
)

/** The supply rises, reset is released, and the first register is read back. */
function BringUp() {
  const reset = digital({ edges: [96], from: 44, to: width, low: 58, high: 40 })
  return (
    <Drawing>
      <text y="22">VDD</text>
      <text y="54">RST_N</text>
      <text y="86">DATA</text>
      <path className="moment-line" d="M44 26h12c16 0 14-18 28-18h156" />
      <path className="moment-line" d={reset} />
      <path className="moment-line" d="M44 82h92m80 0h24" />
      <path className="moment-live" d="M136 82l5-12h70l5 12-5 12h-70z" />
      <text className="moment-value" x="176" y="86">
        0x1C
      </text>
    </Drawing>
  )
}

/** One line of a file replaced by another, with a review comment on it. */
function Review() {
  const unchanged = [
    [0, 120],
    [12, 96],
    [12, 132],
    [0, 60],
  ] as const
  return (
    <Drawing>
      <path className="moment-ground" d="M24 32h216v32H24z" />
      <path
        className="moment-text"
        d={segments(
          unchanged.map(([indent, length], n) => {
            const y = 8 + (n < 2 ? n : n + 2) * 16
            return [
              [24 + indent, y],
              [24 + indent + length, y],
            ] as const
          }),
        )}
      />
      <path className="moment-old" d="M36 40h104" />
      <path className="moment-new" d="M36 56h148" />
      <text y="44">−</text>
      <text className="moment-added" y="60">
        +
      </text>
      <path className="moment-comment" d="M200 42h26v13h-16l-6 6v-6h-4z" />
    </Drawing>
  )
}

/** A three-line note on its way from one office to the next. */
function HandOver() {
  return (
    <Drawing>
      <path className="moment-line" d="M0 48h40m152 0h36" />
      <path className="moment-arrow" d="M240 48l-12-5v10z" />
      <path className="moment-frame" d="M40.5 6.5h152v83h-152z" />
      <path className="moment-text" d="M76 27h92M76 48h64M76 69h80" />
      <text x="54" y="31">
        ●
      </text>
      <text x="54" y="52">
        ?
      </text>
      <text className="moment-added" x="54" y="73">
        →
      </text>
    </Drawing>
  )
}

export const momentDrawings: Record<string, () => ReactNode> = {
  'at-the-bench': BringUp,
  'in-review': Review,
  'across-time-zones': HandOver,
}
