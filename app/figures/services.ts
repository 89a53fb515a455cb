// The figures of the services, by the slug of their page. A service without one has a page that does without.
import { bootTimeline } from './boot-timeline.tsx'
import { coverageChart } from './coverage-chart.tsx'
import { descriptorRingDrawing } from './descriptor-ring-drawing.tsx'
import { eyeDiagram } from './eye-diagram.tsx'
import { fabricNet } from './fabric-net.tsx'
import { failoverTopology } from './failover-topology.tsx'
import { faultTreeDrawing } from './fault-tree-drawing.tsx'
import { floorplanMap } from './floorplan-map.tsx'
import { handshakeWaves } from './handshake-waves.tsx'
import { leadToCashFlow } from './lead-to-cash-flow.tsx'
import { loopGainBode } from './loop-gain-bode.tsx'
import { networkTopology } from './network-topology.tsx'
import { pipelineSchedule } from './pipeline-schedule.tsx'
import { platformsChart } from './platforms-chart.tsx'
import { powerOnScreen } from './power-on-screen.tsx'
import { releaseTrainCalendar } from './release-train-calendar.tsx'
import { scanBlocks } from './scan-blocks.tsx'
import type { ServiceFigure } from './service-figure.ts'
import { shmooPlot } from './shmoo-plot.tsx'
import { slackHistogram } from './slack-histogram.tsx'
import { stackDepthTimeline } from './stack-depth-timeline.tsx'
import { taskSetTimeline } from './task-set-timeline.tsx'
import { testPyramid } from './test-pyramid.tsx'
import { trainingChart } from './training-chart.tsx'
import { trustChainDrawing } from './trust-chain-drawing.tsx'
import { turnkeyGantt } from './turnkey-gantt.tsx'
import { vModelDrawing } from './v-model-drawing.tsx'
import { voltageDropMap } from './voltage-drop-map.tsx'
import { waferMap } from './wafer-map.tsx'

export const serviceFigures: Partial<Record<string, ServiceFigure>> = {
  'analog-and-mixed-signal': loopGainBode,
  'application-development-and-maintenance': releaseTrainCalendar,
  ate: shmooPlot,
  'bare-metal-programming': stackDepthTimeline,
  'bench-characterization': eyeDiagram,
  'board-support-package': bootTimeline,
  'ci-cd': pipelineSchedule,
  'cloud-architecture-and-engineering': failoverTopology,
  'cyber-security': trustChainDrawing,
  'data-analytics-ai-and-machine-learning': trainingChart,
  'design-signoff': voltageDropMap,
  'design-verification': coverageChart,
  'device-drivers': descriptorRingDrawing,
  dft: scanBlocks,
  diagnostics: faultTreeDrawing,
  'engineering-and-technical-services': turnkeyGantt,
  'fpga-design': fabricNet,
  'in-house-silicon-validation-lab': powerOnScreen,
  'it-infrastructure': networkTopology,
  'os-porting-and-customization': taskSetTimeline,
  'physical-design': floorplanMap,
  'prototyping-and-emulation': platformsChart,
  'quality-assurance': testPyramid,
  'rtl-design': handshakeWaves,
  'salesforce-implementation-and-support': leadToCashFlow,
  'silicon-validation': waferMap,
  'synthesis-and-sta': slackHistogram,
  'verification-and-validation': vModelDrawing,
}
