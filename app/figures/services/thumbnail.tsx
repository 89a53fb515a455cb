// The small screens of the overview: the `Thumbnail` of a service's figure, or for a service without a figure, the beginning of
// its address as a serial line carries it.
import { digital } from '#app/figures/kit/digital.ts'
import { thumbnail as size } from '#app/figures/kit/service-figure.ts'
import { bitsPerFrame, edgesOf } from '#app/figures/models/uart-frame.ts'
import { useServiceFigure } from './service-figures.ts'

const level = { high: 30, low: 60 }
const characters = 2
const bitWidth = 6
const start = (size.width - characters * bitsPerFrame * bitWidth) / 2

export function Thumbnail({ slug }: { slug: string }) {
  const Drawing = useServiceFigure(slug)?.Thumbnail
  return (
    <svg className="thumbnail" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {Drawing ? <Drawing /> : <path className="dim crisp" d={serialLine(slug.slice(0, characters))} />}
    </svg>
  )
}

const serialLine = (text: string) =>
  digital({
    edges: edgesOf(text).map((bit) => start + bit * bitWidth),
    from: 0,
    to: size.width,
    // An idle line is high: it begins at the upper level.
    low: level.high,
    high: level.low,
  })
