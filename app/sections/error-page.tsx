import { heroParticles } from '#app/figures/particles/hero.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Link, Notice } from '#content/schema.ts'
import { MailLink } from './contact-links.tsx'
import { Particles } from './particles.tsx'

/** An error page, with a flat line: what happened, and links to continue. */
export function ErrorPage({
  notice: { title, description },
  editPath,
  contact,
  links,
}: {
  notice: Notice
  /** Its path in the panel, for the link "Edit this page": an error page has no canonical address. */
  editPath?: string
  /** Where to ask for what is missing. */
  contact?: { text: string; email: string }
  links: readonly Link[]
}) {
  return (
    <section className="error-page decorated" data-edit-path={editPath}>
      <Particles className="page-hero-particles" particles={heroParticles} />
      <div id="hero" className="error-page-text">
        <h1>{title}</h1>
        <Paragraph>{description}</Paragraph>
        {contact && (
          <p>
            {contact.text} <MailLink email={contact.email} />
          </p>
        )}
      </div>
      <hr />
      <ul className="error-page-links">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
