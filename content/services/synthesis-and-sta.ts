import type { ServiceText } from '#content/schema.ts'

export const synthesisAndSta: ServiceText = {
  name: 'Synthesis and STA',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Synthesis and STA',
  heroSubtitle:
    'Synthesis and static timing analysis (STA): readable constraints, and a gate-level netlist proven to match its RTL.',
  summary: 'A gate-level netlist ready for placement, with constraints that have been checked',
  overview:
    'Many timing problems are constraint problems, and they surface late, when the floorplan is already fixed. So we first read the constraint file (SDC) line by line. We compare its clocks, generated clocks, I/O delays and exceptions (paths that are not checked, or get more than one cycle) with the microarchitecture. Then we run physically aware synthesis. Registers become scan cells, so the netlist is ready for DFT. We run static timing analysis in all modes and corners until the netlist goes to placement. You accept the netlist when no path is too slow (setup check) at the agreed margin and corners (combinations of process, voltage and temperature). The only paths left out are those for which we show that the RTL must change. Paths that are too fast (hold check) are corrected later, with the clock trees.',
  inputs: [
    'RTL and microarchitecture description',
    'SDC, even as a first draft',
    'UPF, and libraries of cells and memories',
    'Draft floorplan in DEF, with LEF and RC files',
  ],
  deliverables: [
    'Netlist proven equivalent to the RTL',
    'Corrected SDC with a change list',
    'Slack histogram for each clock',
    'Failing paths, sorted by cause',
  ],
  notIncluded:
    'Scan chains, which DFT inserts, and timing after placement and routing, which is part of physical design and sign-off.',
  duration: '3 to 5 months for a design of up to 8 million instances',
  team: '2 to 3 engineers, usually in San Jose',
  followedBy: [{ slug: 'dft' }, { slug: 'physical-design' }],
  keyBenefits: [
    {
      id: 'exceptions-with-evidence',
      title: 'Fewer timing bugs in silicon',
      description:
        'Exceptions to timing checks (false and multicycle paths) need a structural proof, a formal check or your written reason. Without one of these, we remove the exception, and the tools check the path again.',
    },
    {
      id: 'slack-sorted-by-cause',
      title: 'Timing closes in fewer rounds',
      description:
        'We sort failing paths by constraint, logic depth, wire length or macro timing, so your teams can see which paths are theirs to fix.',
    },
    {
      id: 'equivalence-at-every-step',
      title: 'No logic change goes unnoticed',
      description:
        'We compare the RTL with the netlist, and the netlist with its next revision. If the tool cannot finish a comparison, we count it as a failure until it is resolved.',
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
    'Histogram of endpoint slack in picoseconds, with the number of endpoints in a bin on a logarithmic vertical axis. Endpoints below zero are set apart, and the worst negative slack is marked.',
  caption:
    'Setup slack of one clock at the slow corner, in bins of {binWidth}\u00a0ps. Slack is the time left at the end of a path. Many endpoints lie just above zero, because optimization stops once timing is met; those left of zero still fail.',
  departmentContactPath: '/contact?department=synthesis-sta',
}
