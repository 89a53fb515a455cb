import type { ServiceText } from '#content/schema.ts'

export const designSignoff: ServiceText = {
  name: 'Design Signoff',
  group: 'semiconductors',
  subcategory: 'design',
  title: 'Design Signoff',
  heroSubtitle: 'Power, physical and timing checks of your layout, run by engineers who did not draw it.',
  summary: 'An independent check of your layout before tape-out, with fixes ranked by risk',
  overview:
    'Tape-out is close, and the team that built the layout has looked at it for months. We check it with fresh eyes, using the rule files (decks) and limits of the foundry. The checks are voltage drop (IR drop), electromigration, layout rules (DRC), layout against schematic (LVS), electrical rules (ERC), antenna rules, and timing at all sign-off corners. Trial runs on early databases should start three months before tape-out. You hear about a finding on the day it appears, while there is still time to fix it. If the place and route was ours too, another team does the sign-off. We check dies of up to 100\u00a0mm² in nodes from 180 to 5\u00a0nm.',
  inputs: [
    'Routed database and its parasitics',
    'Frozen RTL, final netlist and CDL for LVS',
    'SDC, UPF and activity files',
    'Libraries and foundry rule decks',
    'Models of package and bumps',
  ],
  deliverables: [
    'Sign-off checklist with reports behind it',
    'Waiver file with a reason for each waiver',
    'Fix list, ranked by risk',
    'Run logs with tool and deck versions',
  ],
  notIncluded:
    'Layout fixes and the decision to tape out. We prepare requests for DRC waivers, but you submit them to your foundry.',
  duration: '3 to 4 months with trial runs, six weeks for the final run alone',
  team: '3 to 5 engineers',
  followedBy: [{ slug: 'ate' }, { slug: 'silicon-validation' }],
  keyBenefits: [
    {
      id: 'one-revision-one-checksum',
      title: 'No late change slips through',
      description:
        'Reports carry the checksum of the database they were run on. If any shape in the layout changes, we repeat the affected checks and mark the old reports as invalid.',
    },
    {
      id: 'worst-point-with-coordinates',
      title: 'Layout fixes can start the same day',
      description:
        'For the worst IR drop, you get the instance, its position in micrometers, the value in millivolts and the activity that causes it. With these, your layout team can start at once.',
    },
    {
      id: 'rule-decks-on-record',
      title: 'Results the foundry can repeat',
      description:
        'Run logs state deck version, tool version and switch settings. The foundry can repeat the physical checks, and a team that joins later can repeat all of them.',
    },
  ],
  whatWeOffer: [
    'Static and dynamic IR drop analysis in RedHawk-SC or Voltus',
    'Power and signal electromigration against foundry current limits',
    'DRC, LVS, ERC and antenna checks in Calibre',
    'Timing sign-off with SPEF, crosstalk and path-based analysis',
    'Equivalence check of the final netlist against the frozen RTL',
    'UPF checks of isolation, level shifters and retention',
    'Density, fill and lithography hotspot review',
    'Tape-out checklist with layer map and mask order forms',
  ],
  imageAlt:
    'Heat map of IR drop across a die, with position in micrometers on both axes and a scale in millivolts. A cross marks the point of deepest drop, and a section through it shows by how much the drop exceeds the limit.',
  caption:
    'Static IR drop of the core supply at the hot, fast corner, on a grid of {cell}\u00a0µm; circles are its supply bumps. The lower plot cuts through the worst point, where the drop exceeds the limit.',
  departmentContactPath: '/contact?department=design-signoff',
}
