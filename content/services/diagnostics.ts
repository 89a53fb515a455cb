import type { ServiceText } from '#content/schema.ts'

export const diagnostics: ServiceText = {
  name: 'Diagnostics',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Diagnostics',
  heroSubtitle: 'On-board self-tests and fault codes that name the part to replace.',
  summary: 'Fewer returned units in which no fault is found, and shorter repairs',
  overview:
    'A returned vehicle controller, appliance or drive that works again on the bench costs money, and nobody learns anything from it. We derive which faults the product has to detect, and write power-on and run-time self-tests for them. A fault gets a code, a debounce rule and a freeze frame that records the conditions. Then we inject faults on purpose, to learn which of them the tests find and which they miss.',
  inputs: ['Schematic, and FMEA if there is one', 'Some units returned from the field', 'Firmware source'],
  deliverables: [
    'Firmware modules for self-test',
    'Serial shell for appliances, ODX database for vehicles',
    'Record of injected faults, found and missed',
    'Fault tree with minimal cut sets',
  ],
  notIncluded: 'Repair manuals and workshop training are not included.',
  duration: '3 to 6 months',
  team: '2 to 3 engineers',
  followedBy: [{ slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'undetected-faults-are-listed',
      title: 'You know what the tests miss',
      description:
        'We inject the failure modes of the FMEA, or analyze them where injection would destroy the unit. Modes that no test detects are in the report.',
    },
    {
      id: 'codes-point-to-parts',
      title: 'Shorter repairs with fewer spare parts',
      description:
        'A code names the net, connector or component in your schematic, so a technician can confirm the fault with a meter before replacing anything.',
    },
    {
      id: 'thresholds-that-do-not-chatter',
      title: 'Fewer false alarms',
      description:
        'Counters and times decide when a fault is set and cleared. We try them with slow ramps and short glitches around the limit.',
    },
  ],
  whatWeOffer: [
    'Power-on self-test of RAM, flash, clocks and supply rails',
    'Run-time CPU and memory tests for IEC 60730-1 Annex H',
    'UDS services (ISO 14229) over CAN and DoIP',
    'ODX (ISO 22901-1) database with change history',
    'Boundary-scan interconnect tests over IEEE 1149.1 and 1149.6',
    'Nonvolatile fault memory with freeze frames and aging',
    'Fault tree per IEC 61025 with minimal cut sets',
  ],
  imageAlt:
    'Fault tree that reads from left to right. Faults on the left, labeled with their probability, combine through gates (AND, OR) into one event on the right. The branches of the likeliest minimal cut set are traced from the faults to that event.',
  caption:
    'Fault tree of a heater, read from the faults on the left to overheating on the right. An AND gate needs all its inputs, an OR gate any of them. Probabilities are for one year.',
  departmentContactPath: '/contact?department=embedded-diagnostics',
}
