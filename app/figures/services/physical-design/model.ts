// The floorplan of a block, and its nets as far as they are known before routing: where macros stand, on which side their pins
// are, and the box that each bundle of nets spans. Micrometers from the lower left corner.
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

export const block = { width: 1200, height: 800 }
/** The height of a row of standard cells, and the side of the square cells in which routing is planned. */
export const rowHeight = 0.9
export const gcell = 20

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Macro extends Box {
  name: string
  /** Where its pins are: towards the logic. */
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

/** Where the modules of the logic are drawn together: a center, and the deviation of their cells from it. */
const modules = [
  { x: 340, y: 440, spread: 150 },
  { x: 440, y: 220, spread: 150 },
  { x: 760, y: 360, spread: 150 },
  { x: 770, y: 660, spread: 130 },
  { x: 1040, y: 190, spread: 120 },
]
const bundlesOfLogic = 17000
const bundlesOfMacro = 290
/** How far a net reaches on the average, within the logic and from a macro's pins. */
const span = 46
const reach = 75

const contains = (box: Box, x: number, y: number) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
export const macroAt = (x: number, y: number) => macros.find((macro) => contains(macro, x, y))

/** The boxes that bundles of nets span: those within the logic, then those between a macro's pins and the logic. */
export function bundles(seed: number): Box[] {
  const random = randomFrom(seed)
  const gaussian = gaussianFrom(seed + 1)
  const distance = (mean: number) => -mean * Math.log(1 - random())
  const ofLogic = Array.from({ length: bundlesOfLogic }, () => {
    const [x, y] = free(() => {
      const module = random() < 0.5 ? modules[Math.floor(random() * modules.length)] : undefined
      return module
        ? [module.x + module.spread * gaussian(), module.y + module.spread * gaussian()]
        : [block.width * random(), block.height * random()]
    })
    const side = () => (random() < 0.5 ? -distance(span) : distance(span))
    return boxAround([x, y], [x + side(), y + side()])
  })
  const ofMacros = macros.flatMap((macro) =>
    Array.from({ length: bundlesOfMacro }, () => {
      const [x, y] = pinOf(macro, random())
      const [right, up] = outwards[macro.pins]
      return boxAround(
        [x, y],
        free(() => {
          const [out, along] = [distance(reach), reach * gaussian()]
          return [x + right * out + up * along, y + up * out + right * along]
        }),
      )
    }),
  )
  return [...ofLogic, ...ofMacros]
}

const outwards = { left: [-1, 0], right: [1, 0], bottom: [0, -1], top: [0, 1] } as const

/** The first of the places drawn that is not under a macro or outside the block. */
function free(draw: () => readonly [number, number]): readonly [number, number] {
  for (;;) {
    const [x, y] = draw()
    if (contains({ x: 0, y: 0, ...block }, x, y) && !macroAt(x, y)) return [x, y]
  }
}

/** A pin of a macro, at a part of the side that has them. */
export function pinOf({ x, y, width, height, pins }: Macro, part: number): [x: number, y: number] {
  if (pins === 'left') return [x, y + part * height]
  if (pins === 'right') return [x + width, y + part * height]
  return [x + part * width, pins === 'top' ? y + height : y]
}

function boxAround(a: readonly [number, number], b: readonly [number, number]): Box {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
  const [foot, top] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
  return { x: left, y: foot, width: right - left, height: top - foot }
}
