import type { About } from '#content/about.ts'
import { CElement } from '../figures/c-element.tsx'

/** Three lines become one, the trace of the page; below it, what the company does, and its numbers. */
export function AboutStory({ about: { agreement, story, statBox } }: { about: About }) {
  return (
    <section className="traced about-story" aria-labelledby="story-title">
      <CElement names={agreement.inputs} output={agreement.output} alt={agreement.imageAlt} />
      <span className="trace-out" />
      <div className="about-story-text">
        <p className="about-agreement-note">{agreement.note}</p>
        <h2 id="story-title">{story.heading}</h2>
        {story.paragraphs.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        <div className="stat-box">
          <h3>{statBox.heading}</h3>
          <dl>
            {statBox.stats.map(({ id, value, label }) => (
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
