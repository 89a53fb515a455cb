import type { ServiceText } from '#content/schema.ts'

export const designVerification: ServiceText = {
  name: 'Design verification',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'Design verification',
  heroSubtitle:
    'UVM environments and formal proofs that find bugs before tape-out, with coverage traced to requirements.',
  summary: 'Closed coverage, a bug history and a UVM environment you can reuse',
  overview:
    'A bug found in simulation costs a few hours; the same bug in silicon can cost a mask set. We start before the RTL is complete and turn your specification into a plan that links requirements to covergroups, assertions and directed tests. A UVM environment with a reference model carries the regression on your simulator. When a test fails, we trace the failure to a line of RTL or of the specification.',
  inputs: ['Specification', 'First RTL release', 'Access to your simulator and bug tracker'],
  deliverables: [
    'UVM environment and reference model',
    'Verification plan',
    'Merged coverage database',
    'Exclusion list with reasons',
    'Bug history',
  ],
  notIncluded: 'We report bugs and retest the fixes; correcting the RTL is left to your designers.',
  duration: '6 to 12 months',
  team: '3 to 8 engineers',
  followedBy: [{ slug: 'prototyping-and-emulation' }, { slug: 'synthesis-and-sta' }],
  keyBenefits: [
    {
      id: 'coverage-traced-to-requirements',
      title: 'Fewer untested requirements',
      description:
        'Select a requirement to see its coverage items, the tests that hit them and the seed that repeats the hit. Requirements without a hit are listed separately.',
    },
    {
      id: 'exclusions-carry-a-signature',
      title: 'Lower risk at tape-out',
      description:
        'We exclude a coverage bin only with a proof or an argument why it cannot be reached. The exclusion names the engineer who accepted it.',
    },
    {
      id: 'failures-repeat-from-one-command',
      title: 'Less time spent on debugging',
      description:
        'We log the seed, commit and command line of a failure. With the same simulator version, your designers reproduce it on any machine with one command.',
    },
  ],
  whatWeOffer: [
    'Verification plan linked to the features of the specification',
    'UVM testbench (IEEE 1800.2) with reusable agents and scoreboards',
    'Reference models in C++, connected through the SystemVerilog DPI',
    'Protocol checkers for AMBA AXI, PCIe and MIPI CSI-2',
    'Formal property checking with SystemVerilog Assertions',
    'Power-aware simulation from UPF (IEEE 1801)',
    'Gate-level simulation with SDF back-annotation',
    'Nightly regression with triage and merged UCIS coverage',
  ],
  imageAlt:
    'Chart over 40 project weeks. The upper curve is functional coverage in percent: it drops once, when a new specification adds bins, and closes at 100. Below, bars for new bugs per week fall to zero. The week of sign-off is marked.',
  caption:
    'Functional coverage of the planned bins, less exclusions, above the new bugs per week. Sign-off requires full coverage and {quietWeeks} weeks in a row without a new bug.',
  departmentContactPath: '/contact?department=design-verification',
}
