import './specimen.css'
import company from '../company.css?inline'
import contact from '../contact.css?inline'
import home from '../home.css?inline'
import industries from '../industries.css?inline'
import services from '../services.css?inline'
import { examples } from './examples.tsx'

export const handle = { style: [home, services, industries, company, contact].join('') }

const themes = ['light', 'dark']

/** Every component of app/ui/ and every figure in both themes; in development only (app/routes.ts). */
export default function Specimen() {
  return (
    <div className="specimen">
      <h1>Specimen</h1>
      {examples.map(({ name, example }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          {themes.map((theme) => (
            <div key={theme} className="specimen-theme" data-theme={theme}>
              {example}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
