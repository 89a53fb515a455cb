import type { Notice } from '#content/schema.ts'

/** The page of an error: what happened, and the ways on. */
export function Trouble({ title, description }: Notice) {
  return (
    <section>
      <h1>{title}</h1>
      <p>{description}</p>
    </section>
  )
}
