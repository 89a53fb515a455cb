import type { ReactNode } from 'react'
import { heroParticles } from '#app/figures/particles/hero.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Link } from '#content/schema.ts'
import { Particles } from './particles.tsx'
import { titleSize } from './title-size.ts'

interface PageHeroProps {
  title: string
  subtitle: string
  /** The pages above this one, for pages that are not in the bar, and the label of this list. */
  breadcrumb?: { label: string; links: readonly Link[] }
  /** Links or buttons. */
  children?: ReactNode
}

/** The first screen of every page except the home page: its title, one sentence, and the specified 30 particles. */
export function PageHero({ title, subtitle, breadcrumb, children }: PageHeroProps) {
  return (
    <section className="page-hero decorated">
      <Particles className="page-hero-particles" particles={heroParticles} />
      {breadcrumb && (
        <nav className="breadcrumb" aria-label={breadcrumb.label}>
          <ol>
            {breadcrumb.links.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div id="hero" className="page-hero-text">
        <h1 className={titleSize(title)}>{title}</h1>
        <div className="page-hero-lead">
          <Paragraph>{subtitle}</Paragraph>
          {children && <div className="page-hero-buttons">{children}</div>}
        </div>
      </div>
    </section>
  )
}
