import type { Industry } from '#content/schema.ts'

export const telecomAndNetwork: Industry = {
  slug: 'telecom-and-network',
  name: 'Telecom and Network',
  title: 'Telecom and Network',
  subtitle:
    'Radio, transport and management functions of mobile networks, tested at 3GPP and O-RAN interfaces.',
  summary:
    'Radio units, fronthaul, timing and packet forwarding for networks with 3GPP and O-RAN interfaces.',
  overview: {
    title: 'Equipment that works with other vendors',
    text: 'Open interfaces promise that equipment from different vendors works together. In practice, it fails at the optional features. We develop FPGA and DSP code for the physical layer, forwarding planes and YANG management models. We test them at the interfaces of a radio access network: fronthaul, F1, NG and O1. Once you name the 3GPP release and the interface profile, you receive code, models and test reports against TS 38.141-1 and the O-RAN fronthaul specifications.',
  },
  notIncluded:
    'We test by cable at the antenna connector; over-the-air chambers, spectrum licenses, site work and O-RAN badging are not included.',
  firstStep:
    'In two weeks at a fixed price, one engineer checks one fronthaul profile against your captures and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'fpga-design' },
    { slug: 'analog-and-mixed-signal' },
    { slug: 'prototyping-and-emulation' },
    { slug: 'bench-characterization' },
    { slug: 'device-drivers' },
  ],
  offerings: [
    {
      id: 'low-phy-and-digital-front-end',
      title: 'Low-PHY and digital front end',
      description:
        'Uplink: FFT, PRACH filtering and beamforming. Downlink: IFFT, then crest-factor reduction and predistortion. We compare the fixed-point code with a floating-point model and state the error.',
    },
    {
      id: 'fronthaul-interoperability',
      title: 'Fronthaul interoperability',
      description:
        'We run the control, user, synchronization and management planes of split 7-2x against an emulator. You get the captures and a profile of the optional features that work.',
    },
    {
      id: 'timing-budget',
      title: 'Timing budget',
      description:
        'For PTP by ITU-T G.8275.1 with SyncE, we add up the time error hop by hop. Then we measure it at the radio unit against the TDD limit.',
    },
    {
      id: 'conducted-radio-tests',
      title: 'Conducted radio tests',
      description:
        'We measure EVM, ACLR, unwanted emissions and reference sensitivity by TS 38.141-1. The report states cable losses, uncertainty and instrument settings.',
    },
    {
      id: 'management-models',
      title: 'Management models',
      description:
        'YANG modules over NETCONF (RFC 6241) serve O1 and the M-plane. A scripted controller, which you keep, exercises alarms, counters and software upgrade.',
    },
    {
      id: 'packet-forwarding',
      title: 'Packet forwarding',
      description:
        'We write user-plane code in P4, DPDK or eBPF. Throughput, loss and latency are measured by RFC 2544 at fixed frame sizes and again with your IMIX traffic.',
    },
  ],
  imageAlt:
    'Radio access network from antenna to core: radio unit, distributed unit, central unit and core joined by fronthaul, F1 and NG, with a timing source below. The trace crosses them and names the functions we deliver.',
  caption:
    'User plane between antenna and data network; management and timing branch off. F1 and E1 come from 3GPP TS 38.401, N2 to N6 from TS 23.501, and split 7-2x, A1 and E2 from O-RAN.',
}
