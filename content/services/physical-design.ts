import type { ServiceText } from '#content/schema.ts'

export const physicalDesign: ServiceText = {
  name: 'Physical design',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Physical design',
  heroSubtitle: 'From gate-level netlist to routed GDSII, with timing closed at the corners you name.',
  summary: 'A routed block or chip with timing closed and a flow you can rerun',
  overview:
    'When a macro moves late, placement, clock trees and routing have to be repeated, and weeks are lost. That is why we review the floorplan and pin plan with your architects first. Placement, clock tree synthesis, routing and optimization follow in Innovus or Fusion Compiler, and you see congestion and timing after each stage. If a problem can only be solved in the RTL, we propose the change in writing and wait for your decision.',
  inputs: [
    'Synthesized netlist',
    'SDC, and UPF for multiple power domains',
    'LEF and Liberty files of the libraries',
    'Technology files of your node',
  ],
  deliverables: [
    'DEF, and GDSII or OASIS',
    'Final netlist',
    'SPEF for the corners',
    'Timing, DRC and LVS reports',
    'Complete flow',
  ],
  notIncluded: 'RTL changes stay with your designers, and independent sign-off is a separate service.',
  duration: '4 to 9 months',
  team: '3 to 6 engineers',
  followedBy: [{ slug: 'design-signoff' }],
  keyBenefits: [
    {
      id: 'congestion-mapped-at-each-stage',
      title: 'Routing problems found weeks earlier',
      description:
        'We plot routing overflow after floorplan, placement and clock tree on the same scale. You see a problem grow while it is still cheap to move a macro.',
    },
    {
      id: 'clock-trees-with-a-budget',
      title: 'Less power spent on clock trees',
      description:
        'Before we build a tree, we agree on latency and skew targets for its modes. The report compares the result with these targets and shows the buffers used.',
    },
    {
      id: 'ecos-stated-by-layer',
      title: 'Lower mask cost for late fixes',
      description:
        'A late fix comes with a list of the masks it changes and an equivalence result. We try spare cells and metal before we touch base layers.',
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
    'Floorplan of a block seen from above: memory macros with their pins, rows of standard cells between them and a heat map of routing demand. In a few grid cells beside pins, demand exceeds the available tracks. One net is routed around them to its port at the right edge.',
  caption:
    'Routing demand, estimated by RUDY in grid cells of {cell}\u00a0µm, with one row of standard cells in {rows} drawn. The highlighted net is routed around cells that have no tracks left.',
  departmentContactPath: '/contact?department=physical-design',
}
