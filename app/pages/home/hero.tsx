import { Oscilloscope } from '#app/figures/pages/home/oscilloscope.tsx'
import { quantities, readouts } from '#app/figures/pages/home/scope-lines.ts'
import { noiseParticles } from '#app/figures/particles/home.ts'
import { Particles } from '#app/sections/particles.tsx'
import { homeTitleSize } from '#app/sections/title-size.ts'
import { ActionButton } from '#app/ui/action-button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Home } from '#content/home.ts'
import { fill } from '#content/keys/fill.ts'

/** The first screen: the trace of the page enters here as a measurement and leaves on the right rail. */
export function HomeHero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className="traced hero">
      <div id="hero" className="hero-text">
        <h1 className={homeTitleSize(hero.title)}>{hero.title}</h1>
        <div className="hero-lead">
          <Paragraph>{hero.subtitle}</Paragraph>
          <div className="hero-buttons">
            <ActionButton action={hero.primary} className="button-medium" />
            <ActionButton action={hero.secondary} tone="outline" className="button-medium" />
          </div>
        </div>
      </div>
      <ul className="readouts" aria-hidden="true">
        {readouts.map(({ id, value }) => (
          <li key={id} className={`readout-${id}`}>
            {value}
          </li>
        ))}
      </ul>
      <div className="hero-screen decorated">
        <Oscilloscope description={fill(hero.imageAlt, quantities)} />
        <Particles className="hero-particles" particles={noiseParticles} />
        <span className="trace-out hero-out" />
      </div>
    </section>
  )
}
