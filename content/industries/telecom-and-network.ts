import type { Industry } from '#content/schema.ts'

export const telecomAndNetwork: Industry = {
  slug: 'telecom-and-network',
  name: 'Telecom and Network',
  title: 'Telecom and Network',
  subtitle:
    'For makers of mobile network equipment: radio, timing, forwarding and management functions, tested at 3GPP and O-RAN interfaces.',
  summary:
    'Radio units, fronthaul, timing and packet forwarding for networks with 3GPP and O-RAN interfaces.',
  overview: {
    title: 'Equipment that works with other vendors',
    text: 'Open interfaces promise that equipment from different vendors works together. In practice, optional features often keep it from doing so. For radio units and user-plane functions, we develop FPGA code, forwarding code and YANG management models. We test them at the antenna connector, the fronthaul, the management interface (M-plane), and the data interfaces (N3 and N6). You name the 3GPP release and the interface profile. You receive code, models and reports of tests against that release and profile.',
  },
  notIncluded:
    'Over-the-air tests, and tests above 7.125\u00a0GHz: we test radios by cable, in frequency range 1. Also not included: spectrum licenses, O-RAN badging, site work, and operations support systems (OSS).',
  firstStep:
    'In two weeks at a fixed price, one engineer checks one fronthaul profile against your captures and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'fpga-design' },
    { slug: 'prototyping-and-emulation' },
    { slug: 'bench-characterization' },
    { slug: 'board-support-package' },
    { slug: 'device-drivers' },
    { slug: 'engineering-and-technical-services' },
  ],
  offerings: [
    {
      id: 'low-phy-and-digital-front-end',
      title: 'Low-PHY and digital front end',
      description:
        'Downlink: precoding (category B), beamforming, IFFT, crest-factor reduction and predistortion. Uplink: FFT, PRACH filtering and beamforming. We compare the fixed-point code with a floating-point model and state the error.',
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
        'For PTP according to ITU-T G.8275.1 with SyncE, we add up the time error hop by hop. Then we measure the total at the antenna connector against the TDD limit of ±1.5\u00a0µs.',
    },
    {
      id: 'conducted-radio-tests',
      title: 'Conducted radio tests',
      description:
        'With a vector signal generator and analyzer, we measure EVM, ACLR, unwanted emissions and reference sensitivity according to TS\u00a038.141-1, in our Austin lab or in yours. The report states cable losses, uncertainty and instrument settings.',
    },
    {
      id: 'management-models',
      title: 'Management models',
      description:
        'For O1 and the M-plane, we write a NETCONF agent (RFC\u00a06241) that implements the YANG modules of 3GPP and O-RAN, and modules for your own functions. We test alarms, counters and software upgrades with a scripted controller, which you keep.',
    },
    {
      id: 'packet-forwarding',
      title: 'Packet forwarding',
      description:
        'We write user-plane code in P4, in eBPF or with DPDK. Throughput, loss and latency are measured at fixed frame sizes according to RFC\u00a02544, and again with your own mix of packet sizes (IMIX).',
    },
  ],
  imageAlt:
    'Radio access network from antenna to core: radio unit, distributed unit, central unit and core joined by fronthaul, F1, N2 and N3, with a timing source below. The trace crosses them and names the functions we deliver.',
  caption:
    'The main line is the user plane, from antenna to data network; control, management and timing branch off. 3GPP defines F1 and E1 in TS\u00a038.401 and N2 to N6 in TS\u00a023.501; O-RAN defines split 7-2x, A1 and E2.',
}
