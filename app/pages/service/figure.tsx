import { percent } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure as Figure, Mark } from '#app/figures/kit/service-figure.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import { fill } from '#content/keys/fill.ts'
import type { Service } from '#content/schema.ts'

interface ServiceFigureProps {
  figure: Figure
  service: Pick<Service, 'imageAlt' | 'caption'>
  /** Says that the figure shows no customer's data. */
  tag: string
}

/** Shows a service's figure with its facts beside it. Its live line continues as the page's trace. */
export function ServiceFigure({ figure, service: { imageAlt, caption }, tag }: ServiceFigureProps) {
  const { Drawing, facts, legend, quantities = {}, exit = 1 } = figure
  return (
    <figure className="traced service-figure">
      <div className="figure-drawing" role="img" aria-label={imageAlt} aria-hidden={!imageAlt || undefined}>
        <Drawing />
      </div>
      {/* The spacer is an image, since only images can have a height that is not in the style sheet. */}
      <div className="figure-exit" aria-hidden="true">
        <svg height={percent(exit)} aria-hidden="true" />
        <span className="trace-out" />
      </div>
      <span className="trace-out figure-fall" />
      <figcaption className="figure-facts">
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {legend && (
          <ul className="figure-legend">
            {legend.map(({ mark, name }) => (
              <li key={name}>
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path className={mark} d={marks[mark]} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
        <Paragraph>{fill(caption, quantities)}</Paragraph>
        <Paragraph>{tag}</Paragraph>
      </figcaption>
    </figure>
  )
}

const area = 'M0 0h12v12H0z'
const stroke = 'M0 6h12'
const marks = {
  pass: area,
  fail: 'M2 2l8 8M10 2l-8 8',
  live: stroke,
  dim: stroke,
  marker: stroke,
  device: 'M1 1h10v10H1z',
} satisfies Record<Mark, string>
