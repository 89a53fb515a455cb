import type { ServiceText } from '#content/schema.ts'

export const designVerification: ServiceText = {
  name: 'Design verification',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'Design verification',
  heroSubtitle:
    'UVM environments and formal checks that find bugs before tape-out, with coverage traced to requirements.',
  summary: 'Closed coverage, a bug history and a UVM environment you can reuse',
  overview:
    'A bug found in simulation costs a few hours; the same bug in silicon can cost a mask set. We start before the RTL is complete and turn your specification into a plan. It links each requirement to what proves it: coverage counters (covergroups), assertions or directed tests. We build a UVM environment with a reference model, or take over an environment that your team has begun. The regression runs on our simulator licenses or on yours. When a test fails, we trace the failure to a line of RTL, to the testbench or to a sentence of the specification.',
  inputs: [
    'Specification',
    'First RTL release',
    'Access to your bug tracker',
    'Existing testbench, if there is one',
  ],
  deliverables: [
    'UVM environment and reference model',
    'Verification plan',
    'Merged functional and code coverage',
    'Exclusion list with reasons',
    'Bug history',
  ],
  notIncluded:
    'RTL corrections: we report bugs and retest the fixes. A complete SoC is planned as several projects.',
  duration:
    '6 to 12 months for a subsystem with some 2,000 to 6,000 coverage bins (situations to be tested), which we count in the verification plan',
  team: '3 to 8 engineers, usually in Austin',
  followedBy: [{ slug: 'prototyping-and-emulation' }, { slug: 'synthesis-and-sta' }],
  keyBenefits: [
    {
      id: 'coverage-traced-to-requirements',
      title: 'Fewer untested requirements',
      description:
        'In the coverage report, you select a requirement and see its coverage items, the tests that reached them, and the random seed that repeats such a test. Requirements without a hit are listed separately.',
    },
    {
      id: 'exclusions-carry-a-signature',
      title: 'Lower risk at tape-out',
      description:
        'Line, branch, toggle and FSM coverage has to be complete as well. We exclude an item only with a proof or an argument why it cannot be reached, and only if an engineer whom you name accepts it.',
    },
    {
      id: 'failures-repeat-from-one-command',
      title: 'Less time spent on debugging',
      description:
        'We log the seed, commit and command line of a failure. With the same simulator version, your designers reproduce it on any machine with one command.',
    },
  ],
  whatWeOffer: [
    'Review of an existing plan, testbench and coverage model',
    'UVM testbench (IEEE\u00a01800.2) with reusable agents and scoreboards',
    'Reference models in C++, connected through the SystemVerilog DPI',
    'AMBA agents of our own; PCIe and CSI-2 with licensed verification IP',
    'Formal property checking with SystemVerilog Assertions',
    'Power-aware simulation from UPF (IEEE\u00a01801)',
    'Gate-level simulation with SDF back-annotation',
    'Nightly regression with triage and merged UCIS coverage',
  ],
  imageAlt:
    'Chart over 40 project weeks. The upper curve is functional coverage in percent: it drops once, when a new specification adds bins, and closes at 100. Below, bars for new bugs per week fall to zero. The week of sign-off is marked.',
  caption:
    'Above: functional coverage of the planned bins without the excluded ones. Below: new bugs per week, at first from reviews, before the tests run. Sign-off requires full coverage and {quietWeeks} weeks in a row without a new bug.',
  departmentContactPath: '/contact?department=design-verification',
}
