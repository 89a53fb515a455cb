import type { Industry } from '#content/schema.ts'

export const bfsi: Industry = {
  slug: 'bfsi',
  name: 'BFSI',
  title: 'BFSI',
  subtitle:
    'Banking, financial services and insurance: payment and market systems with messages traceable to the ledger.',
  summary:
    'Banking and financial services: payment hubs, card switches and terminals to ISO 20022 and PCI DSS.',
  overview: {
    title: 'Payments that reconcile to the cent',
    text: 'A truncated name or a lost reversal can cost a bank more than the software that caused it. We build and test payment hubs, card switches, terminal software and the reporting behind them. Messages are validated against ISO 20022 and ISO 8583, statements are reconciled with the ledger, and test evidence is filed by PCI DSS requirement. We work with masked samples and never with live card data. BFSI also includes insurance, which has its own page.',
  },
  notIncluded:
    'Your assessor performs the PCI assessment and the card scheme certifies; we prepare you for both and fix the findings.',
  firstStep:
    'In two weeks at a fixed price, one engineer examines one MT interface or one ISO 8583 dialect and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'application-development-and-maintenance' },
    { slug: 'quality-assurance' },
    { slug: 'cloud-architecture-and-engineering' },
    { slug: 'it-infrastructure' },
    { slug: 'cyber-security' },
  ],
  offerings: [
    {
      id: 'iso-20022-migration',
      title: 'ISO 20022 migration',
      description:
        'We move interfaces that still use MT to MX, and list the fields that get truncated. Schema and usage-guideline checks run on pain, pacs and camt messages.',
    },
    {
      id: 'card-switch-interfaces',
      title: 'Card switch interfaces',
      description:
        'A machine-readable file describes your dialect of ISO 8583. A simulator replays reversals, timeouts and duplicates before you book a session with the card scheme.',
    },
    {
      id: 'terminals-and-key-management',
      title: 'Terminals and key management',
      description:
        'We integrate EMV kernels, key blocks to ANSI X9.143 and remote key loading by TR-34. Clear PINs and clear keys exist only inside PCI PTS approved hardware.',
    },
    {
      id: 'smaller-pci-dss-scope',
      title: 'Smaller PCI DSS scope',
      description:
        'Data-flow diagrams show where card numbers can exist. Tokenization or point-to-point encryption removes them elsewhere, and a search of logs and dumps confirms it.',
    },
    {
      id: 'reconciliation-and-lineage',
      title: 'Reconciliation and lineage',
      description:
        'We match statement entries from camt.053 with ledger postings. In reports under BCBS 239, you can follow a figure back to its source table.',
    },
    {
      id: 'resilience-exercises',
      title: 'Resilience exercises',
      description:
        'We rehearse failover, restore and queue replay from a written script. The measured recovery times are evidence under the EU Digital Operational Resilience Act (DORA, Regulation (EU) 2022/2554).',
    },
  ],
  imageAlt:
    'Payment flow between payer, bank, clearing system and beneficiary bank, with the ISO 20022 message named on each arrow. Card payments join from below. The trace passes through validation, conversion and reconciliation, the parts we build.',
  caption:
    'A credit transfer, above, and a card payment, below, end in one reconciliation. Clearing returns a status and a statement. The second outline behind the bank is its standby site.',
}
