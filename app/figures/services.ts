// The figures of the services, by the slug of their page. A service without one has a page that does without.
// Each is loaded with its page, because some take a tenth of a second to compute, which would delay the start of the server.
import { use } from 'react'
import type { ServiceFigure } from './service-figure.ts'

const load: Partial<Record<string, () => Promise<ServiceFigure>>> = {
  'analog-and-mixed-signal': async () => (await import('./loop-gain-bode.tsx')).loopGainBode,
  'application-development-and-maintenance': async () =>
    (await import('./release-train-calendar.tsx')).releaseTrainCalendar,
  ate: async () => (await import('./shmoo-plot.tsx')).shmooPlot,
  'bare-metal-programming': async () => (await import('./stack-depth-timeline.tsx')).stackDepthTimeline,
  'bench-characterization': async () => (await import('./eye-diagram.tsx')).eyeDiagram,
  'board-support-package': async () => (await import('./boot-timeline.tsx')).bootTimeline,
  'ci-cd': async () => (await import('./pipeline-schedule.tsx')).pipelineSchedule,
  'cloud-architecture-and-engineering': async () =>
    (await import('./failover-topology.tsx')).failoverTopology,
  'cyber-security': async () => (await import('./trust-chain-drawing.tsx')).trustChainDrawing,
  'data-analytics-ai-and-machine-learning': async () => (await import('./training-chart.tsx')).trainingChart,
  'design-signoff': async () => (await import('./voltage-drop-map.tsx')).voltageDropMap,
  'design-verification': async () => (await import('./coverage-chart.tsx')).coverageChart,
  'device-drivers': async () => (await import('./descriptor-ring-drawing.tsx')).descriptorRingDrawing,
  dft: async () => (await import('./scan-blocks.tsx')).scanBlocks,
  diagnostics: async () => (await import('./fault-tree-drawing.tsx')).faultTreeDrawing,
  'engineering-and-technical-services': async () => (await import('./turnkey-gantt.tsx')).turnkeyGantt,
  'fpga-design': async () => (await import('./fabric-net.tsx')).fabricNet,
  'in-house-silicon-validation-lab': async () => (await import('./power-on-screen.tsx')).powerOnScreen,
  'it-infrastructure': async () => (await import('./network-topology.tsx')).networkTopology,
  'os-porting-and-customization': async () => (await import('./task-set-timeline.tsx')).taskSetTimeline,
  'physical-design': async () => (await import('./floorplan-map.tsx')).floorplanMap,
  'prototyping-and-emulation': async () => (await import('./platforms-chart.tsx')).platformsChart,
  'quality-assurance': async () => (await import('./test-pyramid.tsx')).testPyramid,
  'rtl-design': async () => (await import('./handshake-waves.tsx')).handshakeWaves,
  'salesforce-implementation-and-support': async () =>
    (await import('./lead-to-cash-flow.tsx')).leadToCashFlow,
  'silicon-validation': async () => (await import('./wafer-map.tsx')).waferMap,
  'synthesis-and-sta': async () => (await import('./slack-histogram.tsx')).slackHistogram,
  'verification-and-validation': async () => (await import('./v-model-drawing.tsx')).vModelDrawing,
}

const loaded = new Map<string, Promise<ServiceFigure> | undefined>()

/** @returns the same promise at every call: for a new one, React would wait again */
export function loadServiceFigure(slug: string): Promise<ServiceFigure> | undefined {
  if (!loaded.has(slug)) loaded.set(slug, load[slug]?.())
  return loaded.get(slug)
}

/** For components: they wait until the figure is there. */
export function useServiceFigure(slug: string): ServiceFigure | undefined {
  const figure = loadServiceFigure(slug)
  return figure && use(figure)
}
