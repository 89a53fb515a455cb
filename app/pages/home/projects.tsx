import { type ChipFrameName, chipFrames } from '#app/figures/pages/home/chip-frames.tsx'
import { Zoom } from '#app/figures/pages/home/zoom.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Home } from '#content/home.ts'

/**
 * One chip at three magnifications. Side by side, the net crosses from frame to frame; stacked, each frame has its own
 * rails, like a section.
 */
export function HomeProjects({ projects }: { projects: Home['projects'] }) {
  return (
    <section className="traced projects" aria-labelledby="projects-title">
      <h2 id="projects-title">{projects.title}</h2>
      <Paragraph className="projects-introduction">{projects.introduction}</Paragraph>
      {projects.cards.map(({ id, icon }) => (
        <Rails key={id} name={icon} />
      ))}
      {projects.cards.map(({ id, icon, title, description, href, imageName, imageAlt }) => {
        const { width, Drawing } = chipFrames[icon]
        return (
          <Card key={id} className={`project project-${icon}`}>
            <Drawing alt={imageAlt} />
            <div className="project-caption">
              <p className="project-scale">
                <b>{imageName}</b> <span className="project-width">{width}</span>
              </p>
              <CardTitle title={title} href={href} />
              <Paragraph>{description}</Paragraph>
            </div>
          </Card>
        )
      })}
      <Zoom frame="core" />
      <Zoom frame="cells" />
    </section>
  )
}

function Rails({ name }: { name: ChipFrameName }) {
  return (
    <>
      <span className={`flyback rail-${name}`} />
      <span className={`trace-in rail-${name}`} />
      <span className={`trace-line net rail-${name}`} />
      <span className={`trace-out rail-${name}`} />
    </>
  )
}
