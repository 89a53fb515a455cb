import type { ServiceText } from '#content/schema.ts'

export const designVerification: ServiceText = {
  name: 'Design verification',
  group: 'semiconductors',
  subcategory: 'verification-and-prototypes',
  title: 'Design verification',
  heroSubtitle:
    'UVM environments, formal proofs and a coverage record that shows what was exercised and what was left.',
  overview:
    'Verification starts before the RTL is complete. Your specification and the first drop of code become a plan in which each requirement points to a covergroup, an assertion or a directed test. We build the UVM environment and its reference model, run the regression on your simulator, and triage each failure to a line of RTL or a line of specification. Delivered are the environment, the merged coverage database, every exclusion with its argument, and the bug history. Repairing the design is left to your designers.',
  keyBenefits: [
    {
      id: 'coverage-traced-to-requirements',
      title: 'Coverage traced to requirements',
      description:
        'Pick any requirement and follow it to its coverage item, the tests that hit it and the seed that repeats the hit.',
    },
    {
      id: 'exclusions-carry-a-signature',
      title: 'Exclusions carry a signature',
      description:
        'No coverage hole is dropped silently. Each exclusion names the unreachable state, the proof or argument for it, and the engineer who accepted it.',
    },
    {
      id: 'failures-repeat-from-one-command',
      title: 'Failures repeat from one command',
      description:
        'Every logged failure stores its seed, commit and command line. With the same simulator version, that command brings it back on any machine.',
    },
  ],
  whatWeOffer: [
    'Verification plan, linked to the specification feature by feature',
    'UVM testbench (IEEE 1800.2) with reusable agents and scoreboards',
    'Reference models in C++, connected through the SystemVerilog DPI',
    'Protocol checkers for AMBA AXI, PCIe and MIPI CSI-2',
    'Formal property checking with SystemVerilog Assertions',
    'Power-aware simulation from UPF (IEEE 1801)',
    'Gate-level simulation with SDF back-annotation',
    'Nightly regression with triage and merged UCIS coverage',
  ],
  imageAlt:
    'Chart over 40 project weeks. Above, functional coverage in percent climbs, drops once where the specification adds to the plan, and closes at 100. Below, the number of new bugs per week falls to zero. The week of sign-off is marked.',
  caption:
    'Functional coverage at the end of each week, of bins planned and not excluded. Signed off once it is closed and {quietWeeks} weeks bring no new bug. Computed from a model of bin hit rates and bug discovery.',
  departmentContactPath: '/contact?department=design-verification',
}
