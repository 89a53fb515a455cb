import type { ServiceText } from '#content/schema.ts'

export const designSignoff: ServiceText = {
  name: 'Design Signoff',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Design Signoff',
  heroSubtitle:
    'Power, physical and timing checks on one frozen database, run by people who did not build it.',
  overview:
    'Shortly before tape-out, a second pair of eyes goes over the design. Needed from you are the routed database, parasitics, SDC, UPF, libraries and activity files, all of one revision. We run IR drop, electromigration, DRC, LVS, ERC, antenna and multi-corner timing with the decks and limits of the foundry; if the place and route was ours too, another team does the signoff. Out comes a checklist with a report behind each line, a waiver file, and a list of fixes ranked by risk. Whether to tape out remains your decision.',
  keyBenefits: [
    {
      id: 'one-revision-one-checksum',
      title: 'One revision, one checksum',
      description:
        'All reports name the same database by checksum. If a polygon changes, the affected checks run again and the old reports are marked void.',
    },
    {
      id: 'worst-point-with-coordinates',
      title: 'Worst point with coordinates',
      description:
        'The deepest IR drop is given as an instance, a position in micrometers and a value in millivolts, with the activity that caused it.',
    },
    {
      id: 'rule-decks-on-record',
      title: 'Rule decks on record',
      description:
        'Run logs state deck version, tool version and switch settings, so the foundry or another team can repeat the run and compare.',
    },
  ],
  whatWeOffer: [
    'Static and dynamic IR drop in RedHawk-SC or Voltus',
    'Power and signal electromigration against foundry current limits',
    'DRC, LVS, ERC and antenna checks in Calibre',
    'Timing signoff with SPEF, crosstalk and path-based analysis',
    'Equivalence of the final netlist and the frozen RTL',
    'UPF checks of isolation, level shifters and retention',
    'Density, fill and lithography hotspot review',
    'Tape-out checklist with layer map and mask order forms',
  ],
  imageAlt:
    'Heat map of IR drop across a die, with position in micrometers on both axes and a scale in millivolts. The point of deepest drop is marked with its value, and a section through it shows how far it is beyond the limit.',
  caption:
    'Static drop of the core supply at the hot, fast corner, its bumps as circles, and a section through the worst point. Computed from a resistor network with a node for every {cell}\u00a0µm; currents are illustrative.',
  departmentContactPath: '/contact?department=design-signoff',
}
