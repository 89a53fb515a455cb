// The edge of a store: lane, edge server and head office. The trace is one item from its barcode to one booked sale; tags read
// by RFID join it as stock events, and the sale becomes one, too. Encrypted card data bypasses all of it.
import { barsOf, ean13 } from './barcode.ts'
import { defineSystem } from './model.ts'

/** From the prefix 952, which GS1 reserves for demonstrations. */
const item = '9521234567882'
const bars = barsOf(ean13(item), 60)
const digits = `${item.slice(0, 1)} ${item.slice(1, 7)} ${item.slice(7)}`

export const retail = defineSystem({
  blocks: {
    scanner: {
      name: 'Scanner service',
      note: '2D, EAN, UPC',
      ours: 'scan',
      offering: '2d-barcodes-at-the-lane',
    },
    checkout: { name: 'Checkout', note: 'offline rules', ours: 'stairs', offering: 'offline-checkout' },
    peripherals: {
      name: 'POS devices',
      note: 'UnifiedPOS',
      ours: 'slow',
      offering: 'peripherals-behind-unifiedpos',
    },
    terminal: { name: 'Payment terminal', note: 'EMV, P2PE' },
    acquirer: { name: 'Acquirer' },
    scale: { name: 'Scale' },
    printer: { name: 'Printer' },
    drawer: { name: 'Drawer' },
    prices: { name: 'Price file' },
    queue: { name: 'Sale queue', note: 'idempotency keys', ours: 'packets' },
    events: { name: 'Stock events', note: 'EPCIS 2.0', ours: 'pulses', offering: 'stock-from-events' },
    reader: { name: 'RFID service', note: 'SGTIN', ours: 'fast', offering: 'rfid-inventory' },
    gate: { name: 'RFID gate', note: '18000-63' },
    labels: { name: 'Shelf labels' },
    erp: { name: 'ERP', note: 'one sale' },
  },
  links: {
    decoded: { from: 'scanner', to: 'checkout', name: 'GTIN' },
    sale: { from: 'checkout', to: 'queue', name: 'sale' },
    uplink: { from: 'queue', to: 'erp' },
    sold: { from: 'queue', to: 'events' },
    payment: { from: 'checkout', to: 'terminal', name: 'nexo' },
    card: { from: 'terminal', to: 'acquirer', name: 'encrypted card data' },
    price: { from: 'prices', to: 'checkout', name: 'prices' },
    shelf: { from: 'prices', to: 'labels', name: 'ESL' },
    usb: { from: 'peripherals', to: 'printer', name: 'USB' },
    serial: { from: 'peripherals', to: 'scale', name: 'RS-232' },
    kick: { from: 'printer', to: 'drawer', name: '24 V' },
    tags: { from: 'gate', to: 'reader', name: 'LLRP' },
  },
  zones: { lane: { name: 'Lane' }, edge: { name: 'Edge server', offering: 'store-edge-image' } },
  wide: {
    width: 1200,
    height: 592,
    blocks: {
      scanner: [184, 226, 152, 108],
      checkout: [392, 226, 144, 108],
      terminal: [392, 32, 144, 76],
      peripherals: [184, 392, 352, 84],
      scale: [184, 528, 84, 44],
      printer: [296, 528, 92, 44],
      drawer: [440, 528, 96, 44],
      prices: [652, 132, 208, 44],
      queue: [652, 226, 208, 108],
      events: [652, 364, 208, 96],
      reader: [652, 480, 208, 96],
      gate: [948, 512, 112, 64],
      labels: [948, 130, 112, 48],
      erp: [1088, 264, 112, 80],
      acquirer: [1088, 32, 112, 76],
    },
    zones: { lane: [160, 0, 400, 592], edge: [628, 96, 256, 496] },
    links: {
      decoded: {},
      sale: {},
      uplink: {},
      sold: {},
      payment: {},
      card: { via: [[800, 62]] },
      price: {
        via: [
          [594, 154],
          [594, 262],
        ],
        label: [594, 208],
      },
      shelf: {},
      usb: {},
      serial: {},
      kick: {},
      tags: { label: [914, 535] },
    },
    trace: [
      [
        [0, 304],
        [1200, 304],
      ],
      [
        [364, 304],
        [364, 446],
        [536, 446],
      ],
      [
        [948, 546],
        [640, 546],
        [640, 430],
        [908, 430],
        [908, 304],
      ],
    ],
    glyphs: [
      { at: [0, 266], path: bars, solid: true, text: { at: [0, 74], words: digits } },
      {
        at: [992, 304],
        path: 'M-22-8l40-16M-26-8a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM18-8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
        text: { at: [-46, -34], words: 'uplink may fail' },
      },
    ],
  },
  narrow: {
    width: 320,
    height: 936,
    blocks: {
      scanner: [0, 136, 168, 96],
      peripherals: [208, 136, 112, 100],
      checkout: [0, 276, 168, 96],
      terminal: [208, 288, 112, 76],
      queue: [0, 448, 168, 100],
      prices: [208, 448, 112, 48],
      events: [208, 532, 112, 100],
      reader: [208, 664, 112, 100],
      gate: [208, 812, 112, 60],
      erp: [0, 876, 168, 60],
    },
    zones: { lane: [-8, 114, 336, 274], edge: [-8, 424, 336, 356] },
    links: {
      decoded: {},
      sale: {},
      uplink: {},
      sold: {},
      payment: {},
      price: {
        via: [
          [188, 464],
          [188, 352],
        ],
      },
      tags: { label: [264, 796] },
    },
    trace: [
      [
        [0, 38],
        [150, 38],
        [150, 96],
        [20, 96],
        [20, 904],
        [320, 904],
      ],
      [
        [20, 240],
        [188, 240],
        [188, 210],
        [320, 210],
      ],
      [
        [290, 812],
        [290, 740],
        [188, 740],
        [188, 648],
        [290, 648],
        [290, 606],
        [20, 606],
      ],
    ],
    glyphs: [
      { at: [10, 8], path: bars, solid: true, text: { at: [0, 74], words: digits } },
      {
        at: [20, 810],
        path: 'M8-22l16 40M5-22a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM5 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
        text: { at: [30, 4], words: 'uplink may fail' },
      },
    ],
  },
  excerpt: {
    width: 400,
    height: 208,
    blocks: { checkout: [216, 16, 136, 108], prices: [216, 164, 136, 36] },
    links: { price: {} },
    trace: [
      [
        [0, 94],
        [400, 94],
      ],
    ],
    glyphs: [{ at: [20, 64], path: bars, solid: true, text: { at: [0, 74], words: digits } }],
  },
})
