// The floorplan of a block, and its nets as estimated before routing: the macros with the side of their pins, and the bounding boxes
// of bundles of nets. Positions and lengths without a unit in their name are micrometers, from the lower left corner.
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

export const block = { width: 1200, height: 800 }
/** The height of a row of standard cells, and the side of the square grid cells of global routing. */
export const rowHeightUm = 0.9
export const gcellUm = 20

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Macro extends Box {
  name: string
  /** The side of its pins, which faces the logic. */
  pins: 'left' | 'right' | 'bottom' | 'top'
}

export const macros: readonly Macro[] = [
  { name: 'SRAM 0', x: 20, y: 580, width: 180, height: 200, pins: 'bottom' },
  { name: 'SRAM 1', x: 220, y: 580, width: 180, height: 200, pins: 'bottom' },
  { name: 'SRAM 2', x: 420, y: 580, width: 180, height: 200, pins: 'bottom' },
  { name: 'SRAM 3', x: 20, y: 220, width: 200, height: 140, pins: 'right' },
  { name: 'SRAM 4', x: 20, y: 40, width: 200, height: 140, pins: 'right' },
  { name: 'SRAM 5', x: 940, y: 560, width: 240, height: 160, pins: 'left' },
  { name: 'SRAM 6', x: 940, y: 340, width: 240, height: 160, pins: 'left' },
  { name: 'ROM', x: 620, y: 20, width: 280, height: 140, pins: 'top' },
]

/** The clusters of logic: a center, and the standard deviation of the distance of their cells from it. */
const modules = [
  { x: 340, y: 440, spread: 150 },
  { x: 440, y: 220, spread: 150 },
  { x: 760, y: 360, spread: 150 },
  { x: 770, y: 660, spread: 130 },
  { x: 1040, y: 190, spread: 120 },
]
const logicBundleCount = 17000
const bundlesPerMacro = 290
/** The mean length of a net in one direction, within the logic and from a macro's pins. */
const logicSpanUm = 46
const macroReachUm = 75

const contains = (box: Box, x: number, y: number) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
export const macroAt = (x: number, y: number) => macros.find((macro) => contains(macro, x, y))

/** The bounding boxes of bundles of nets: first those within the logic, then those between a macro's pins and the logic. */
export function bundles(seed: number): Box[] {
  const random = randomFrom(seed)
  const gaussian = gaussianFrom(seed + 1)
  const distance = (mean: number) => -mean * Math.log(1 - random())
  const ofLogic = Array.from({ length: logicBundleCount }, () => {
    const [x, y] = firstFree(() => {
      const module = random() < 0.5 ? modules[Math.floor(random() * modules.length)] : undefined
      return module
        ? [module.x + module.spread * gaussian(), module.y + module.spread * gaussian()]
        : [block.width * random(), block.height * random()]
    })
    const side = () => (random() < 0.5 ? -distance(logicSpanUm) : distance(logicSpanUm))
    return boxAround([x, y], [x + side(), y + side()])
  })
  const ofMacros = macros.flatMap((macro) =>
    Array.from({ length: bundlesPerMacro }, () => {
      const [x, y] = pinAt(macro, random())
      const [right, up] = outwards[macro.pins]
      return boxAround(
        [x, y],
        firstFree(() => {
          const [out, along] = [distance(macroReachUm), macroReachUm * gaussian()]
          return [x + right * out + up * along, y + up * out + right * along]
        }),
      )
    }),
  )
  return [...ofLogic, ...ofMacros]
}

const outwards = { left: [-1, 0], right: [1, 0], bottom: [0, -1], top: [0, 1] } as const

/** Draws points until one lies in the block and not under a macro. */
function firstFree(draw: () => readonly [number, number]): readonly [number, number] {
  for (;;) {
    const [x, y] = draw()
    if (contains({ x: 0, y: 0, ...block }, x, y) && !macroAt(x, y)) return [x, y]
  }
}

/** The pin at a fraction of the length of a macro's pin side. */
export function pinAt({ x, y, width, height, pins }: Macro, fraction: number): [x: number, y: number] {
  if (pins === 'left') return [x, y + fraction * height]
  if (pins === 'right') return [x + width, y + fraction * height]
  return [x + fraction * width, pins === 'top' ? y + height : y]
}

function boxAround(a: readonly [number, number], b: readonly [number, number]): Box {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
  const [foot, top] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
  return { x: left, y: foot, width: right - left, height: top - foot }
}
