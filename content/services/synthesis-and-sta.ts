import type { ServiceText } from '#content/schema.ts'

export const synthesisAndSta: ServiceText = {
  name: 'Synthesis and STA',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Synthesis and STA',
  heroSubtitle: 'Constraints you can read and a gate-level netlist that provably matches its RTL.',
  overview:
    'Many timing problems begin as constraint problems. So the SDC that arrives with your RTL, UPF and libraries is read first: clocks, generated clocks, exceptions and I/O delays are compared with the microarchitecture, line by line. Physically aware synthesis then maps the design, and static timing is analyzed for each mode and corner, up to the point where placement takes over. Our handoff is a netlist proven equivalent to the RTL, the corrected SDC with a change list, a slack histogram for each clock and the failing paths sorted by cause.',
  keyBenefits: [
    {
      id: 'exceptions-with-evidence',
      title: 'Exceptions with evidence',
      description:
        'False and multicycle paths need a structural proof or a formal check. Exceptions that have neither are removed, and the paths are timed.',
    },
    {
      id: 'slack-sorted-by-cause',
      title: 'Slack sorted by cause',
      description:
        'Failing paths are grouped under constraint, logic depth, wire length or macro timing, so you know which team can act on which group.',
    },
    {
      id: 'equivalence-at-every-step',
      title: 'Equivalence at every step',
      description:
        'RTL is compared with the netlist, and the netlist with each revision. An aborted compare point counts as a failure until it is resolved.',
    },
  ],
  whatWeOffer: [
    'SDC development and review, mode by mode',
    'Physically aware synthesis in Design Compiler or Genus',
    'Clock-gate insertion and multi-Vt mapping with power reports',
    'Multi-mode, multi-corner STA in PrimeTime or Tempus',
    'On-chip variation by AOCV, or POCV with LVF libraries',
    'Block timing budgets and extracted models in Liberty',
    'Logic equivalence checking in Formality or Conformal',
  ],
  imageAlt:
    'Histogram of endpoint slack in picoseconds, with the number of endpoints in each bin on a logarithmic vertical axis. Endpoints below zero are set apart, and the worst negative slack is marked.',
  caption:
    'Setup slack at the slow corner after synthesis, one clock, bins of {binWidth}\u00a0ps. The wall above zero is optimization: it stops at a path that is met. Computed from a model of paths, illustrative.',
  departmentContactPath: '/contact?department=synthesis-sta',
}
