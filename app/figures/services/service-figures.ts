// The figures of the services: every folder here is one, named by the slug of its service. A service may have none. A figure is loaded
// with its page, because some take a tenth of a second to compute, which would delay the start of the server.
import { use } from 'react'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'

const drawings = import.meta.glob<ServiceFigure>('./*/drawing.tsx', { import: 'figure' })

/** The styles of all figures together: the document has them in its head, which is written before a figure is loaded. */
export const serviceFigureStyles = Object.values(
  import.meta.glob<string>('./*/drawing.css', { query: '?inline', import: 'default', eager: true }),
).join('')

const loaded = new Map<string, Promise<ServiceFigure> | undefined>()

/** @returns the same promise at each call, because React would wait again for a new one */
export function loadServiceFigure(slug: string): Promise<ServiceFigure> | undefined {
  if (!loaded.has(slug)) loaded.set(slug, drawings[`./${slug}/drawing.tsx`]?.())
  return loaded.get(slug)
}

/** For components, which wait until the figure is loaded. */
export function useServiceFigure(slug: string): ServiceFigure | undefined {
  const figure = loadServiceFigure(slug)
  return figure && use(figure)
}
