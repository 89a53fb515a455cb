import type { Industry } from '#content/schema.ts'

export const retail: Industry = {
  slug: 'retail',
  name: 'Retail',
  title: 'Retail',
  subtitle: 'Store systems that sell while the uplink is down and book each sale once when it returns.',
  summary: 'Checkouts, scanners, shelf labels and RFID on one store edge, with GS1 identifiers throughout.',
  overview: {
    title: 'The store must run alone',
    text: 'A store is a small data center with customers in it: checkouts, self-checkouts, scanners, scales, shelf labels, RFID gates and one edge server that has to sell without its uplink. Hand over a device list, the interface documents of your ERP and one lane to work on. You receive a signed image for the edge, drivers behind UnifiedPOS, offline rules with their limits, and stock events in GS1 EPCIS. Card numbers are encrypted in the terminal under PCI P2PE and never reach our code in clear. Scales are verified by the legal metrology authority, not by us.',
  },
  offerings: [
    {
      id: 'store-edge-image',
      title: 'Store edge image',
      description:
        'A single signed Linux image for lanes and server, updated in A/B slots, rolled back when a health check fails, and shipped with its bill of materials in SPDX.',
    },
    {
      id: 'offline-checkout',
      title: 'Offline checkout',
      description:
        'Prices, promotions and tenders that work without the uplink are listed with their limits. Queued sales carry idempotency keys, so a replay cannot book one twice.',
    },
    {
      id: 'peripherals-behind-unifiedpos',
      title: 'Peripherals behind UnifiedPOS',
      description:
        'Scanners, printers, cash drawers and scales are reached through OPOS or JavaPOS. A simulator for each device class lets a lane be tested without hardware.',
    },
    {
      id: '2d-barcodes-at-the-lane',
      title: '2D barcodes at the lane',
      description:
        'GS1 DataMatrix, and QR codes with a GS1 Digital Link, are read beside EAN and UPC. Batch and expiry reach the checkout, which can refuse an expired item.',
    },
    {
      id: 'rfid-inventory',
      title: 'RFID inventory',
      description:
        'Readers for ISO/IEC 18000-63 tags, with SGTINs decoded by the EPC Tag Data Standard. Read rates are stated against a hand count of the same shelf.',
    },
    {
      id: 'stock-from-events',
      title: 'Stock from events',
      description:
        'Receiving, moving, selling and returning are EPCIS 2.0 events with one rule for late arrivals. The stock of any past date can be recomputed from them.',
    },
  ],
  imageAlt:
    'System drawing of a store edge: checkout, scanner, scale, shelf labels and RFID gate around an edge server, with an uplink that can be interrupted. The trace enters with a scanned item and leaves as one booked sale.',
  caption:
    'One item, from its barcode to one booked sale. Card data pass the edge server by, encrypted. The number is from the range that GS1 keeps for examples.',
}
