import type { ServiceText } from '#content/schema.ts'

export const physicalDesign: ServiceText = {
  name: 'Physical design',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Physical design',
  heroSubtitle: 'From gate-level netlist to routed GDSII, with timing closed at each corner you name.',
  overview:
    'Inputs are a synthesized netlist, SDC, UPF where there is more than one power domain, and the technology files of your node. Floorplan and pin plan are reviewed with your architects first, because a macro that moves late repeats every later step. Placement, clock tree synthesis, routing and optimization follow in Innovus or Fusion Compiler. If the RTL has to change, we propose it in writing and wait. Handed back: DEF, GDSII or OASIS, the final netlist, SPEF for each corner, and the complete flow.',
  keyBenefits: [
    {
      id: 'congestion-mapped-at-each-stage',
      title: 'Congestion mapped at each stage',
      description:
        'Routing overflow is plotted after floorplan, placement and clock tree on the same scale, so you can judge the trend from run to run.',
    },
    {
      id: 'clock-trees-with-a-budget',
      title: 'Clock trees with a budget',
      description:
        'Latency and skew targets are agreed for each clock and mode before the tree is built. The report sets the result beside the target.',
    },
    {
      id: 'ecos-stated-by-layer',
      title: 'ECOs stated by layer',
      description:
        'A late fix comes with its list of changed masks and an equivalence result. Spare cells and metal are tried before base layers.',
    },
  ],
  whatWeOffer: [
    'Floorplan with macro placement, pin plan and power grid',
    'Voltage islands from UPF with isolation and level shifters',
    'Timing-driven placement in Innovus or Fusion Compiler',
    'Clock trees: balanced, H-tree or mesh',
    'Detail routing to multi-patterning, via and antenna rules',
    'Chip assembly from hierarchical blocks with LEF abstracts',
    'In-flow DRC and LVS, clean at handoff',
    'Metal-only ECOs from spare and gate-array filler cells',
  ],
  imageAlt:
    'Floorplan of a block seen from above: memory macros with their pins, rows of standard cells between them, and a heat map of routing demand. A few grid cells beside pins exceed the available tracks; one net is routed around them to its port at the right edge.',
  caption:
    'Placement seen from above, with the demand for routing tracks in cells of {cell}\u00a0µm; one row in {rows} is drawn. The net goes round full cells. Computed: demand by RUDY, the route by a maze router.',
  departmentContactPath: '/contact?department=physical-design',
}
