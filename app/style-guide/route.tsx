import './style-guide.css'
import { examples } from './examples.tsx'

const styles = import.meta.glob<string>('/app/{pages,sections,figures}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

export const handle = { style: Object.values(styles).join('') }

const themes = ['light', 'dark']

/** Shows every component of app/ui/ and every figure in both themes, only in development (app/routes.ts). */
export default function StyleGuide() {
  return (
    <div className="style-guide">
      <h1>Style guide</h1>
      {examples.map(({ name, example }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          {themes.map((theme) => (
            <div key={theme} className="style-guide-theme" data-theme={theme}>
              {example}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
