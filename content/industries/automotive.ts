import type { Industry } from '#content/schema.ts'

export const automotive: Industry = {
  slug: 'automotive',
  name: 'Automotive',
  title: 'Automotive',
  subtitle:
    'Zone controllers, vehicle networks and chips, with the safety and security evidence an assessor reads.',
  summary: 'Vehicle electronics to ISO 26262 and ISO/SAE 21434, from the chip to the zone controller.',
  overview: {
    title: 'Evidence travels with the part',
    text: 'Zone controllers gather sensors, actuators and power at the corners of the car; a central computer reaches them over automotive Ethernet. Carmakers and suppliers bring us item definitions, ASIL allocations, network descriptions in ARXML and sample hardware. In exchange they get AUTOSAR Classic or Adaptive software, schedules for the backbone, test benches with hardware in the loop, and the work products of ISO 26262 and ISO/SAE 21434 that belong to each. Independent confirmation measures and type approval under UN R155 and R156 are yours to arrange; we supply the documents and answer the questions they raise.',
  },
  offerings: [
    {
      id: 'zone-controller-software',
      title: 'Zone controller software',
      description:
        'AUTOSAR Classic configuration, gateways from CAN FD and LIN to SOME/IP, and power distribution over smart fuses, integrated on your ECU and traced to its requirements.',
    },
    {
      id: 'safety-elements-out-of-context',
      title: 'Safety elements out of context',
      description:
        'For chips and IP: assumptions of use, FMEDA, dependent failure analysis and a safety manual from which an integrator can argue a safety case.',
    },
    {
      id: 'tara-and-security-concept',
      title: 'TARA and security concept',
      description:
        'Assets, damage scenarios, attack paths and risk values by ISO/SAE 21434, ending in cybersecurity goals and requirements, each with the test that would refute it.',
    },
    {
      id: 'backbone-timing',
      title: 'Backbone timing',
      description:
        'Gate schedules for IEEE 802.1Qbv with a worst-case latency per stream, first calculated, then measured with hardware time stamps on the wire.',
    },
    {
      id: 'over-the-air-updates',
      title: 'Over-the-air updates',
      description:
        'An update path by ISO 24089: campaign states, power cuts tested at every step, and the RXSWIN records that UN R156 asks for.',
    },
    {
      id: 'hardware-in-the-loop',
      title: 'Hardware in the loop',
      description:
        'Plant models as FMUs (FMI 3.0), faults inserted on pins and buses, test cases portable through ASAM XIL, and a nightly report against the software requirements.',
    },
  ],
  imageAlt:
    'Zonal network of a vehicle seen from above: zone controllers at the corners, a central computer, an Ethernet backbone, CAN FD and LIN branches to sensors and actuators. The trace carries one signal from a wheel to the computer.',
  caption:
    'Four zones on one backbone, seen from above. The speed of a wheel reaches the central computer, then the backend. Illustrative, not to scale.',
}
