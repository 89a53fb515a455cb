// The figures of the services, by the slug of their page: every folder here is one. A service without a figure has a page that does
// without. Each is loaded with its page, because some take a tenth of a second to compute, which would delay the start of the server.
import { use } from 'react'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'

const drawings = import.meta.glob<ServiceFigure>('./*/drawing.tsx', { import: 'figure' })

/** The styles of all of them: each page has its style in the document, which is written before the figure is loaded. */
export const serviceFigureStyles = Object.values(
  import.meta.glob<string>('./*/drawing.css', { query: '?inline', import: 'default', eager: true }),
).join('')

const loaded = new Map<string, Promise<ServiceFigure> | undefined>()

/** @returns the same promise at every call: for a new one, React would wait again */
export function loadServiceFigure(slug: string): Promise<ServiceFigure> | undefined {
  if (!loaded.has(slug)) loaded.set(slug, drawings[`./${slug}/drawing.tsx`]?.())
  return loaded.get(slug)
}

/** For components: they wait until the figure is there. */
export function useServiceFigure(slug: string): ServiceFigure | undefined {
  const figure = loadServiceFigure(slug)
  return figure && use(figure)
}
