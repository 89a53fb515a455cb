// The small screens of the overview. A service's figure may bring a drawing of its own (`Thumbnail`); without one the screen
// shows the beginning of the service's address as a serial line carries it.
import { line, type Point } from './path.ts'
import { serialFrames } from './serial-frame.ts'
import { serviceFigures } from './services.ts'

const size = { width: 160, height: 90 }
const level = { high: 30, low: 60 }
const characters = 2
const bitWidth = 6
const idle = (size.width - characters * 10 * bitWidth) / 2

export function Thumbnail({ slug }: { slug: string }) {
  const Drawing = serviceFigures[slug]?.Thumbnail
  return (
    <svg className="thumbnail" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {Drawing ? <Drawing /> : <path className="dim crisp" d={serialLine(slug.slice(0, characters))} />}
    </svg>
  )
}

function serialLine(text: string): string {
  const steps = serialFrames(text).flatMap((bit, n): Point[] => {
    const y = bit ? level.high : level.low
    return [
      [idle + n * bitWidth, y],
      [idle + (n + 1) * bitWidth, y],
    ]
  })
  return line([[0, level.high], [idle, level.high], ...steps, [size.width, level.high]])
}
