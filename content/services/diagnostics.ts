import type { ServiceText } from '#content/schema.ts'

export const diagnostics: ServiceText = {
  name: 'Diagnostics',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Diagnostics',
  heroSubtitle: 'Self-tests and fault codes that lead a technician to the faulty circuit.',
  summary: 'Fewer returned units in which no fault is found, and shorter repairs',
  overview:
    'A vehicle controller or an appliance comes back from the field, and on the bench it works. That costs money, and nobody learns anything from it. We first examine your returned units, and report the fault or, if we find none, what we excluded. From these results, the schematic and the FMEA (your list of failure modes and effects), we derive which faults the product has to detect. We write power-on and run-time self-tests for them. Each fault gets a code, a debounce rule and a freeze frame that records the conditions. In vehicles, we configure the diagnostic modules of your AUTOSAR stack (Dem and Dcm) or write a UDS server. For motor drives, we report over CANopen or PROFINET, and for appliances over a serial shell (text commands).',
  inputs: ['Schematic, and FMEA if there is one', 'Some units returned from the field', 'Firmware source'],
  deliverables: [
    'Firmware modules for self-test',
    'ODX database, fieldbus objects or serial shell',
    'Record of injected faults, found and missed',
    'Fault tree that shows which faults to detect',
    'Flash, RAM and CPU time that the tests use',
    'Report on the returned units',
    'Table of fault codes with suspect parts',
  ],
  notIncluded: 'Repair manuals and workshop training.',
  duration: '3 to 6 months',
  team: '2 to 3 engineers',
  followedBy: [{ slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'undetected-faults-are-listed',
      title: 'You know what the tests miss',
      description:
        'We inject the failure modes of the FMEA or, without one, of our fault tree. Failure modes whose injection would destroy the unit are analyzed instead. The record of injected faults lists the modes that no test detects.',
    },
    {
      id: 'codes-point-to-parts',
      title: 'Shorter repairs with fewer spare parts',
      description:
        'Each code names a circuit, and a table lists the parts that may have failed there, the likeliest first. A technician can confirm the fault with a meter before replacing anything.',
    },
    {
      id: 'thresholds-that-do-not-chatter',
      title: 'Fewer false alarms',
      description:
        'Counters and times decide when a fault is set and cleared. We test these counters and times with slow ramps and short glitches.',
    },
  ],
  whatWeOffer: [
    'Power-on self-test of RAM, flash, clocks and supply rails',
    'Run-time CPU and memory tests for IEC\u00a060730-1 Annex H',
    'UDS (ISO\u00a014229) over CAN and DoIP, with access control',
    'ODX (ISO\u00a022901-1) database with change history',
    'Boundary-scan interconnect tests over IEEE\u00a01149.1 and 1149.6',
    'Nonvolatile fault memory with aging, readable from units in the field',
    'Fault tree per IEC\u00a061025 with minimal cut sets (combinations that cause the failure only if all their faults occur)',
    'SAE J1939 diagnostic messages for trucks and machines',
  ],
  imageAlt:
    'Fault tree that reads from left to right. Faults on the left, labeled with their probability, combine through gates (AND, OR) into one event on the right. The branches of the likeliest minimal cut set are traced from the faults to that event.',
  caption:
    'Fault tree of a heater with two relays. If a self-test finds a fault, the second relay opens, so most faults count only if the self-test beside them fails too. The thermal fuse cannot be tested, because a test would destroy it. An AND gate needs all its inputs, an OR gate any of them. Probabilities are for one year; 1e-3 is one in a thousand.',
  departmentContactPath: '/contact?department=embedded-diagnostics',
}
