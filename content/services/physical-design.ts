import type { ServiceText } from '#content/schema.ts'

export const physicalDesign: ServiceText = {
  name: 'Physical design',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Physical design',
  heroSubtitle: 'From gate-level netlist to routed GDSII, with timing closed at the corners you name.',
  summary: 'A routed block or chip with timing closed and a flow you can rerun',
  overview:
    'When a macro (a large finished block, such as a memory) moves late, placement, clock trees and routing have to be repeated, and weeks are lost. So we first review the floorplan and pin plan with your architects. You see timing after each step: placement, clock tree synthesis and routing. You see congestion before routing starts, while it can still be avoided. If a problem can only be solved in the RTL, we propose the change in writing and wait for your decision. We work in nodes from 180 to 5\u00a0nm, at clocks of up to 2\u00a0GHz. Tools run on your licenses or ours, and your database can stay on your servers.',
  inputs: [
    'Netlist, with the order of its scan chains (scan DEF)',
    'Timing constraints (SDC), and power intent (UPF) if the chip has several power domains',
    'For cells and macros: outlines (LEF), timing and power models (Liberty), layout (GDSII) and transistor netlists (CDL)',
    'Technology, extraction and rule files of your node',
  ],
  deliverables: [
    'Placement and wiring (DEF), and the layout (GDSII or OASIS)',
    'Final netlist',
    'Resistance and capacitance of the wires (SPEF) for the corners',
    'Timing reports without negative slack (no path is too slow or too fast), and DRC and LVS reports without errors',
    'All scripts and settings of the flow, so that you can run it again',
  ],
  notIncluded: 'RTL changes, nodes below 5\u00a0nm, and independent sign-off, which is a separate service.',
  duration: '4 to 9 months for a block or a chip of up to 8 million instances',
  team: '3 to 6 engineers, usually in Bangalore',
  followedBy: [{ slug: 'design-signoff' }],
  keyBenefits: [
    {
      id: 'congestion-mapped-at-each-stage',
      title: 'Routing problems found weeks earlier',
      description:
        'A congestion map shows where more wires are needed than fit. We draw it three times, on the same scale: after a trial placement, after the final placement and after the clock trees. The first plot comes while it is still cheap to move a macro; the later ones show whether the problem is gone.',
    },
    {
      id: 'clock-trees-with-a-budget',
      title: 'Less power spent on clock trees',
      description:
        'For each operating mode, we agree on targets for how late the clock reaches the registers (latency), and how much its arrival times differ (skew). We loosen them where timing allows, and move clock gates toward the root of the tree. Both save power. The report compares clock power before and after these changes.',
    },
    {
      id: 'ecos-stated-by-layer',
      title: 'Lower mask cost for late fixes',
      description:
        'A late fix comes with a list of the masks it changes and an equivalence result. We try spare cells on the chip and changes of the metal wiring first, and only then touch the base layers, which form the transistors.',
    },
  ],
  whatWeOffer: [
    'Floorplan with macro placement, pin plan and power grid',
    'Voltage islands from UPF with isolation and level shifters',
    'Placement and scan reordering in Innovus or Fusion Compiler',
    'Clock trees: balanced, H-tree or mesh',
    'Detailed routing that follows multi-patterning, via and antenna rules',
    'Chip assembly from hierarchical blocks with LEF abstracts',
    'In-flow DRC and LVS with the rule decks of your foundry',
    'Metal-only ECOs from spare and gate-array filler cells',
  ],
  imageAlt:
    'Floorplan of a block seen from above: memory macros with their pins, rows of standard cells between them and a heat map of routing demand. In a few grid cells beside pins, demand exceeds the available tracks. One net takes a detour through less crowded cells to its port at the right edge.',
  caption:
    'Routing demand outside the macros, estimated by RUDY in grid cells of {cell}\u00a0µm; one row of standard cells in {rows} is drawn. The highlighted net takes a detour through grid cells with more tracks left.',
  departmentContactPath: '/contact?department=physical-design',
}
