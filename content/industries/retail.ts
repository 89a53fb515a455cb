import type { Industry } from '#content/schema.ts'

export const retail: Industry = {
  slug: 'retail',
  name: 'Retail',
  title: 'Retail',
  subtitle: 'Store systems that keep selling while they are offline, and book every sale exactly once.',
  summary:
    'Checkouts, scanners, shelf labels and RFID connected to one store server, with GS1 identifiers throughout.',
  overview: {
    title: 'From the barcode to the booked sale',
    text: 'When the uplink fails on a Saturday, the store has to go on selling. We extend the POS application you have, or write a new one for Linux lanes (a lane is one checkout with its devices), and build the edge server behind it. Scanners, scales, shelf labels and RFID gates are tested together before rollout. Stock movements become GS1 EPCIS events for your ERP. Card numbers are encrypted in the terminal under PCI P2PE, so our code never sees them unencrypted. If lanes stop, the emergency number on the Locations page is answered at any hour.',
  },
  notIncluded:
    'The authorities verify scales and approve fiscal devices; we only connect what they have approved.',
  firstStep:
    'In two weeks at a fixed price, one engineer tests one of your lanes with the uplink unplugged and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'application-development-and-maintenance' },
    { slug: 'quality-assurance' },
    { slug: 'board-support-package' },
    { slug: 'device-drivers' },
    { slug: 'it-infrastructure' },
    { slug: 'ci-cd' },
  ],
  offerings: [
    {
      id: 'store-edge-image',
      title: 'Store edge image',
      description:
        'The server and the Linux lanes start from one common signed image with a software bill of materials (SPDX). Updates go out store by store and are rolled back when a health check fails. Windows lanes keep their own image.',
    },
    {
      id: 'offline-checkout',
      title: 'Offline checkout',
      description:
        'A list states which prices, promotions and means of payment work offline, and up to which limits. Lanes and shelf labels share one price file. A sale stays on lane and server until the ERP confirms it. Each sale has a unique key, so a repeated message is not booked twice.',
    },
    {
      id: 'peripherals-behind-unifiedpos',
      title: 'Peripherals behind UnifiedPOS',
      description:
        'Scanners, printers, cash drawers and scales are reached through JavaPOS (UnifiedPOS). Simulators for these device classes let you test a lane without hardware.',
    },
    {
      id: '2d-barcodes-at-the-lane',
      title: '2D barcodes at the lane',
      description:
        'Lanes read GS1 DataMatrix and QR codes with a GS1 Digital Link as well as EAN and UPC. The checkout receives batch and expiry date, and can refuse an expired item.',
    },
    {
      id: 'rfid-inventory',
      title: 'RFID inventory',
      description:
        'Readers at shelf and gate read item numbers (SGTINs) from ISO/IEC\u00a018000-63 tags, as defined in the EPC Tag Data Standard. We compare the tags read with a hand count of the same goods, and give you both numbers.',
    },
    {
      id: 'stock-from-events',
      title: 'Stock from events',
      description:
        'Each receipt, move, sale or return of goods is recorded as an EPCIS 2.0 event, and one rule covers events that arrive late. From them you can recompute the stock of any past date.',
    },
  ],
  imageAlt:
    'System drawing of a store: checkout, scanner, scale, shelf labels and RFID gate around an edge server, with an uplink that can be interrupted. The trace enters with a scanned item and leaves as one booked sale.',
  caption:
    'Follow one item through the lane and the edge server to the ERP. Tags read at the RFID gate join the same path as stock events.',
}
