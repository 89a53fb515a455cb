import type { Industry } from '#content/schema.ts'

export const retail: Industry = {
  slug: 'retail',
  name: 'Retail',
  title: 'Retail',
  subtitle:
    'Store systems that keep selling while the uplink is down, and book every sale exactly once when it returns.',
  summary: 'Checkouts, scanners, shelf labels and RFID on one store server, with GS1 identifiers throughout.',
  overview: {
    title: 'Stores that sell without their uplink',
    text: 'When the uplink fails on a Saturday, the store has to go on selling. We build the software that makes this possible: a signed Linux image for lanes and edge server, checkout rules for offline operation, and drivers behind UnifiedPOS. Scanners, scales, shelf labels and RFID gates are tested together before rollout. Stock movements become GS1 EPCIS events for your ERP. Card numbers are encrypted in the terminal under PCI P2PE, so our code never sees them in clear.',
  },
  notIncluded: 'Legal verification of scales is done by the metrology authority, not by us.',
  firstStep:
    'In two weeks at a fixed price, one engineer tests one of your lanes with the uplink unplugged and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'board-support-package' },
    { slug: 'os-porting-and-customization' },
    { slug: 'it-infrastructure' },
    { slug: 'ci-cd' },
    { slug: 'engineering-and-technical-services' },
  ],
  offerings: [
    {
      id: 'store-edge-image',
      title: 'Store edge image',
      description:
        'Lanes and server run one signed Linux image, updated in A/B slots and rolled back when a health check fails. Its bill of materials comes as SPDX.',
    },
    {
      id: 'offline-checkout',
      title: 'Offline checkout',
      description:
        'A list states which prices, promotions and tenders work without the uplink, and up to which limits. Queued sales carry idempotency keys, so a replay cannot book one twice.',
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
        'Readers for ISO/IEC 18000-63 tags decode SGTINs by the EPC Tag Data Standard. We state read rates against a hand count of the same shelf.',
    },
    {
      id: 'stock-from-events',
      title: 'Stock from events',
      description:
        'Receiving, moving, selling and returning are EPCIS 2.0 events with one rule for late arrivals. From them you can recompute the stock of any past date.',
    },
  ],
  imageAlt:
    'System drawing of a store: checkout, scanner, scale, shelf labels and RFID gate around an edge server, with an uplink that can be interrupted. The trace enters with a scanned item and leaves as one booked sale.',
  caption:
    'Follow one item from its barcode to one booked sale. Encrypted card data bypasses the edge server. The switch on the right stands for the uplink, which may fail while the store sells.',
}
