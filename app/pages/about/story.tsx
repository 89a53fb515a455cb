import { CElement } from '#app/figures/pages/about/c-element.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { About } from '#content/about.ts'
import type { Stat } from '#content/schema.ts'

interface AboutStoryProps {
  about: About
  stats: readonly Stat[]
}

/** Three lines become one, the trace of the page. Below it are what the company does and its numbers. */
export function AboutStory({ about: { agreement, story, statBox }, stats }: AboutStoryProps) {
  return (
    <section className="traced about-story" aria-labelledby="story-title">
      <CElement names={agreement.inputs} output={agreement.output} alt={agreement.imageAlt} />
      <span className="trace-out" />
      <div className="about-story-text">
        <Paragraph className="about-agreement-note">{agreement.note}</Paragraph>
        <h2 id="story-title">{story.heading}</h2>
        {story.paragraphs.map(({ id, text }) => (
          <Paragraph key={id}>{text}</Paragraph>
        ))}
        <div className="stat-box">
          <h3>{statBox.heading}</h3>
          <dl>
            {stats.map(({ id, value, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
