import type { Industry } from '#content/schema.ts'

export const telecomAndNetwork: Industry = {
  slug: 'telecom-and-network',
  name: 'Telecom and Network',
  title: 'Telecom and Network',
  subtitle:
    'Radio, transport and management functions of mobile networks, tested at the interfaces 3GPP and O-RAN define.',
  summary: 'Radio units, fronthaul, timing and packet forwarding for networks on 3GPP and O-RAN interfaces.',
  overview: {
    title: 'Interfaces decide what interworks',
    text: 'A radio access network is cut at named interfaces: fronthaul between O-RU and O-DU, F1 to the central unit, NG to the core, O1 for management. Vendors and operators send us the release they target, an interface profile, and hardware or a reference design. They receive FPGA or DSP code for the physical layer, forwarding planes, YANG models, and test reports against 3GPP TS 38.141 and the O-RAN fronthaul specifications. Radio tests are done by cable, at the antenna connector. Over-the-air chambers, spectrum licenses, site work and O-RAN badging are outside our scope.',
  },
  offerings: [
    {
      id: 'low-phy-and-digital-front-end',
      title: 'Low-PHY and digital front end',
      description:
        'FFT, PRACH filtering and beamforming, then crest-factor reduction and predistortion, in fixed point, compared with a floating-point model and delivered with the error stated.',
    },
    {
      id: 'fronthaul-interoperability',
      title: 'Fronthaul interoperability',
      description:
        'The control, user, synchronization and management planes of split 7-2x run against an emulator. You get the captures and a profile of the optional features that work.',
    },
    {
      id: 'timing-budget',
      title: 'Timing budget',
      description:
        'PTP by ITU-T G.8275.1 with SyncE: time error is added up hop by hop, then measured at the radio unit and set against the TDD limit.',
    },
    {
      id: 'conducted-radio-tests',
      title: 'Conducted radio tests',
      description:
        'EVM, ACLR, unwanted emissions and reference sensitivity by TS 38.141-1, with cable losses, uncertainty and instrument settings in the report.',
    },
    {
      id: 'management-models',
      title: 'Management models',
      description:
        'YANG modules over NETCONF (RFC 6241) for O1 and M-plane. Alarms, counters and software upgrade are exercised by a scripted controller that you keep.',
    },
    {
      id: 'packet-forwarding',
      title: 'Packet forwarding',
      description:
        'User-plane code in P4, DPDK or eBPF. Throughput, loss and latency are taken by RFC 2544 at fixed frame sizes and again on your IMIX.',
    },
  ],
  imageAlt:
    'Radio access network from antenna to core: radio unit, distributed unit, central unit and core joined by fronthaul, F1 and NG, with a timing source below. The trace crosses them and names the functions we deliver.',
  caption:
    'The user plane from the antenna connector to the data network, with the interfaces of 3GPP TS 38.401 and O-RAN. Management and timing branch off.',
}
