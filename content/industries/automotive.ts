import type { Industry } from '#content/schema.ts'

export const automotive: Industry = {
  slug: 'automotive',
  name: 'Automotive',
  title: 'Automotive',
  subtitle:
    'Zone controllers, vehicle networks and chips, with the safety and security evidence an assessor expects.',
  summary:
    'Vehicle electronics that follow ISO\u00a026262 and ISO/SAE\u00a021434, from the chip to the zone controller.',
  overview: {
    title: 'Safety evidence delivered with the software',
    text: 'Software that works can still miss start of production because its safety case is incomplete. In a zonal vehicle, controllers in the corners connect sensors, actuators and power, and a central computer reaches them over automotive Ethernet. For these controllers, we deliver AUTOSAR Classic or Adaptive software with its work products for ISO\u00a026262, ISO/SAE\u00a021434 and Automotive SPICE. A development interface agreement (DIA) says who does what. We trace results to your item definition and ASIL allocation, and work up to ASIL D. If production stops or a safety function is affected, call the emergency number on the Locations page. It is answered at any hour.',
  },
  notIncluded:
    'Independent confirmation measures, and the application for type approval under UN R155 and R156, stay with you or the vehicle manufacturer; we supply documents and answer questions.',
  firstStep:
    'In two weeks at a fixed price, one engineer reviews the safety work products of one ECU and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'verification-and-validation' },
    { slug: 'cyber-security' },
    { slug: 'diagnostics' },
    { slug: 'bare-metal-programming' },
    { slug: 'board-support-package' },
    { slug: 'os-porting-and-customization' },
    { slug: 'ci-cd' },
    { slug: 'engineering-and-technical-services' },
  ],
  offerings: [
    {
      id: 'zone-controller-software',
      title: 'Zone controller software',
      description:
        'We configure the AUTOSAR stack that you license and integrate it on your ECU. The software routes CAN FD and LIN signals to SOME/IP and switches power through smart fuses.',
    },
    {
      id: 'safety-elements-out-of-context',
      title: 'Safety elements out of context',
      description:
        'For chips and IP, we write assumptions of use, a failure analysis with diagnostic coverage (FMEDA), a dependent failure analysis and a safety manual. Your integrator can build a safety case on them.',
    },
    {
      id: 'tara-and-security-concept',
      title: 'TARA and security concept',
      description:
        'Threat analysis and risk assessment (TARA) under ISO/SAE\u00a021434 covers assets, damage scenarios, attack paths and risk values. It ends in cybersecurity goals and testable requirements.',
    },
    {
      id: 'backbone-timing',
      title: 'Backbone timing',
      description:
        'We calculate gate schedules for IEEE\u00a0802.1Qbv with a worst-case latency per stream, then confirm them on the wire with hardware timestamps.',
    },
    {
      id: 'over-the-air-updates',
      title: 'Over-the-air updates',
      description:
        'The update path follows ISO\u00a024089. We define the campaign states, cut the power at every step as a test, and supply the software identification (RXSWIN) records for UN R156.',
    },
    {
      id: 'hardware-in-the-loop',
      title: 'Hardware in the loop',
      description:
        'Plant models run as FMUs (FMI 3.0), and faults are inserted on pins and buses. Test cases use ASAM XIL, so they can move between dSPACE, NI and Vector benches. A nightly report gives the result for each software requirement.',
    },
  ],
  imageAlt:
    'Zonal network of a vehicle seen from above: zone controllers at the corners, each with an Ethernet link to a central computer. CAN FD and LIN branches lead on to sensors and actuators. The trace carries one signal from a wheel to the computer and over the air to the backend.',
  caption:
    'The vehicle from above: each of the four zone controllers has an Ethernet link to the central computer. Follow a wheel speed signal over one of these links. From the computer, it goes over the air to the backend as part of a diagnostic record.',
}
