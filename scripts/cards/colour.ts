// The colours of the style sheet as a canvas takes them: OKLCH and mixtures of it become sRGB (CSS Color 4, 10 and 12; CSS Color 5, 3).

interface Colour {
  /** OKLab. */
  lab: readonly [lightness: number, a: number, b: number]
  alpha: number
}

/**
 * @param value `oklch(…)`, `color-mix(in oklab, …)` or what a canvas knows itself
 * @returns a colour of the canvas
 */
export function canvasColour(value: string): string {
  const colour = parse(value)
  if (!colour) return value
  const channels = toSrgb(colour.lab).map((channel) => Math.round(255 * Math.min(Math.max(channel, 0), 1)))
  return `rgba(${channels.join(', ')}, ${colour.alpha})`
}

function parse(value: string): Colour | undefined {
  const text = value.trim()
  const mixture = /^color-mix\(in oklab, ?(oklch\([^)]*\)) ([\d.]+)%, ?(.+)\)$/.exec(text)
  if (mixture) {
    const [, first = '', share = '', second = ''] = mixture
    return mix(parse(first), Number(share) / 100, parse(second))
  }
  const plain = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)(?: ?\/ ?([\d.]+)(%?))?\)$/.exec(text)
  if (!plain) return undefined
  const [, lightness, percent, chroma, hue, alpha = '1', alphaPercent] = plain
  const angle = (Number(hue) * Math.PI) / 180
  return {
    lab: [
      Number(lightness) / (percent ? 100 : 1),
      Number(chroma) * Math.cos(angle),
      Number(chroma) * Math.sin(angle),
    ],
    alpha: Number(alpha) / (alphaPercent ? 100 : 1),
  }
}

/** With `transparent`, only the opacity changes: colours are mixed premultiplied. */
function mix(first: Colour | undefined, share: number, second: Colour | undefined): Colour | undefined {
  if (!first || !second) return first && { ...first, alpha: first.alpha * share }
  const [l, a, b] = first.lab
  const [l2, a2, b2] = second.lab
  const between = (from: number, to: number) => from * share + to * (1 - share)
  return { lab: [between(l, l2), between(a, a2), between(b, b2)], alpha: between(first.alpha, second.alpha) }
}

function toSrgb([lightness, a, b]: Colour['lab']): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055))
}
