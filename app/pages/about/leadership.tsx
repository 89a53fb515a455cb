import { Portrait, PortraitSize } from '#app/figures/pages/about/portrait.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { About } from '#content/about.ts'

/** A table of people. The trace runs through their portraits, as through the devices of a chain. */
export function AboutLeadership({ leadership }: { leadership: About['leadership'] }) {
  const { heading, note, empty, columns, team } = leadership
  return (
    <section id="leadership" className="traced about-leadership" aria-labelledby="leadership-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="section-head">
        <h2 id="leadership-title">{heading}</h2>
        <Paragraph>{note}</Paragraph>
      </div>
      <div className="leaders">
        <span className="leaders-in" />
        <span className="leaders-out" />
        {team.length === 0 && <Paragraph className="leaders-none">{empty}</Paragraph>}
        <table hidden={team.length === 0}>
          <thead className="sr-only">
            <tr>
              {Object.entries(columns).map(([id, name]) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {team.map(({ id, name, position, experience, imageDescription }, n) => (
              <tr key={id}>
                <td className="leader-portrait">
                  <Portrait name={name} description={imageDescription} />
                  {n === 0 && <PortraitSize />}
                </td>
                <th scope="row" colSpan={position ? undefined : 2}>
                  {name}
                </th>
                {position && <td className="leader-position">{position}</td>}
                {experience && <td className="leader-experience">{experience}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <span className="trace-out" />
    </section>
  )
}
