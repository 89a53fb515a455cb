import type { Industry } from '#content/schema.ts'

export const bfsi: Industry = {
  slug: 'bfsi',
  name: 'BFSI',
  title: 'BFSI',
  subtitle:
    'Payment, banking and market systems whose messages are specified, tested and traceable to the ledger entry.',
  summary: 'Payment hubs, card switches and terminals built to ISO 20022, ISO 8583 and PCI DSS.',
  overview: {
    title: 'Every message has a rule book',
    text: 'BFSI stands for banking, financial services and insurance; insurance has a page of its own. Here it means payment hubs, card switches, terminals, hardware security modules and the reporting behind them. A bank or processor hands over message specifications, market practice guides, sandbox access and masked samples, never live card data. What comes back: mappings and validators for ISO 20022 and ISO 8583, reconciliation that closes to the cent, and evidence filed by PCI DSS requirement. The assessment belongs to your assessor and the certification to the card scheme; we prepare for both and fix the findings.',
  },
  offerings: [
    {
      id: 'iso-20022-migration',
      title: 'ISO 20022 migration',
      description:
        'MT and MX are translated in both directions, field by field, with each truncation listed. Schema and usage-guideline checks run on every pain, pacs and camt message.',
    },
    {
      id: 'card-switch-interfaces',
      title: 'Card switch interfaces',
      description:
        'Every ISO 8583 dialect is described in one machine-readable file. Reversals, timeouts and duplicates are replayed from a simulator before a scheme session is booked.',
    },
    {
      id: 'terminals-and-key-management',
      title: 'Terminals and key management',
      description:
        'EMV kernel integration, key blocks to ANSI X9.143 and remote key loading by TR-34. Clear PINs and clear keys exist only inside PCI PTS approved hardware.',
    },
    {
      id: 'smaller-pci-dss-scope',
      title: 'Smaller PCI DSS scope',
      description:
        'Data-flow diagrams show where a card number can exist. Tokenization or point-to-point encryption takes it out of the rest, and a search of logs and dumps confirms it.',
    },
    {
      id: 'reconciliation-and-lineage',
      title: 'Reconciliation and lineage',
      description:
        'Statement entries from camt.053 are matched to ledger postings. In reports under BCBS 239, a figure can be followed back to its source table.',
    },
    {
      id: 'resilience-exercises',
      title: 'Resilience exercises',
      description:
        'Failover, restore and queue replay are rehearsed from a written script. The measured recovery times become evidence for testing under DORA, Regulation (EU) 2022/2554.',
    },
  ],
  imageAlt:
    'Payment flow between payer, bank, clearing system and beneficiary bank, with the ISO 20022 message named on each arrow. The trace passes through conversion, validation and reconciliation, the parts we build.',
  caption:
    'A credit transfer and a card payment end in one reconciliation. Status and statement come back from clearing; the outline behind the bank is its second site.',
}
