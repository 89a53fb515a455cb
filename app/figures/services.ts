// The figures of the services, by the slug of their page. A service without one has a page that does without.
import type { ServiceFigure } from './service-figure.ts'
import { shmooPlot } from './shmoo-plot.tsx'

export const serviceFigures: Partial<Record<string, ServiceFigure>> = {
  ate: shmooPlot,
}
