import type { ServiceText } from '#content/schema.ts'

export const diagnostics: ServiceText = {
  name: 'Diagnostics',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Diagnostics',
  heroSubtitle: 'On-board self-tests and fault codes that name the part to replace.',
  overview:
    'Field returns tell the most, so lend us some, together with the schematic and the FMEA if one exists. We derive what the product has to detect, write power-on and run-time self-tests, and give each fault a code, a debounce rule and a freeze frame. The firmware modules come back with an ODX database for your UDS tester, or a serial shell where there is none, and with a record of every injected fault, undetected ones included. Repair manuals and workshop training are not included.',
  keyBenefits: [
    {
      id: 'undetected-faults-are-listed',
      title: 'Undetected faults are listed',
      description:
        'Each failure mode of the FMEA is injected or argued. The modes that no test detects are in the report, with the reason.',
    },
    {
      id: 'codes-point-to-parts',
      title: 'Codes point to parts',
      description:
        'A code names the net, connector or component of your schematic, so a technician can confirm it with a meter.',
    },
    {
      id: 'thresholds-that-do-not-chatter',
      title: 'Thresholds that do not chatter',
      description:
        'Set and clear conditions have counters and times, exercised with slow ramps and short glitches around the limit.',
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
    'Fault tree lying on its side: faults on the left, labeled with their probability, combine through AND and OR gates into one event on the right. The branches of the likeliest minimal cut set are traced from the leaves to that event.',
  caption:
    'Fault tree of a heater, lying: faults on the left, the event on the right. AND gates multiply, OR gates add, less what they share. Probabilities are illustrative, for one year.',
  departmentContactPath: '/contact?department=embedded-diagnostics',
}
