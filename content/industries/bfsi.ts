import type { Industry } from '#content/schema.ts'

export const bfsi: Industry = {
  slug: 'bfsi',
  name: 'BFSI',
  title: 'BFSI',
  subtitle:
    'Banking and financial services: payment and card systems in which every message can be traced to the ledger.',
  summary:
    'Banking and financial services: payment hubs, card switches and terminals that follow ISO\u00a020022 and PCI\u00a0DSS.',
  overview: {
    title: 'Payments that reconcile to the cent',
    text: 'One truncated name or lost reversal can cost a bank more than it paid for the software. We build and test payment hubs, card switches, terminal software and the reports that draw on them. Messages are validated against ISO\u00a020022 and ISO\u00a08583, and test evidence is filed under the PCI\u00a0DSS requirement it supports. We work with masked samples; live data stays on your systems. Our own employees do the work, you own the code, and we accept the audit and exit clauses that the EU Digital Operational Resilience Act (DORA) requires. Insurance, the I in BFSI, has its own page.',
  },
  notIncluded:
    'Your assessor performs the PCI assessment and the card scheme certifies; we prepare you for both and fix the findings. Penetration tests of applications are done by a company you appoint.',
  firstStep:
    'In two weeks at a fixed price, one engineer examines one MT interface or one ISO\u00a08583 dialect and gives you a written list of findings and an estimate.',
  services: [
    { slug: 'application-development-and-maintenance' },
    { slug: 'quality-assurance' },
    { slug: 'cloud-architecture-and-engineering' },
    { slug: 'it-infrastructure' },
    { slug: 'data-analytics-ai-and-machine-learning' },
    { slug: 'cyber-security' },
  ],
  offerings: [
    {
      id: 'iso-20022-migration',
      title: 'ISO\u00a020022 migration',
      description:
        'We migrate the interfaces that still use MT, the older SWIFT format, such as account statements and files from corporate customers. We list the fields that older systems or a conversion back to MT would truncate. Schema and usage-guideline checks run on pain, pacs and camt messages.',
    },
    {
      id: 'card-switch-interfaces',
      title: 'Card switch interfaces',
      description:
        'A machine-readable file describes your dialect of ISO\u00a08583. A simulator replays reversals, timeouts and duplicates before you book a session with the card scheme.',
    },
    {
      id: 'terminals-and-key-management',
      title: 'Terminals and key management',
      description:
        'We integrate EMV kernels, ANSI X9.143 key blocks and remote key loading as defined in TR-34. Unencrypted PINs and keys exist only inside PCI\u00a0PTS approved hardware.',
    },
    {
      id: 'smaller-pci-dss-scope',
      title: 'Smaller PCI\u00a0DSS scope',
      description:
        'Data-flow diagrams show where card numbers are needed. Tokenization or point-to-point encryption removes these numbers everywhere else. To check that none remain, your staff search production logs and dumps with our script.',
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
        'We rehearse failover, restore and queue replay from a written script. The measured recovery times are evidence for the resilience tests that DORA (Regulation (EU) 2022/2554) requires.',
    },
  ],
  imageAlt:
    "Payment flow between payer, bank, clearing system and payee's bank, with the ISO\u00a020022 message named on each arrow. Card payments join from below. The trace passes through validation, conversion and reconciliation, the parts we build.",
  caption:
    "A credit transfer (above) and a card payment (below) end in one reconciliation. After the transfer (pacs.008), the clearing system sends a statement (camt.053) of the bank's settlement account. The double outline marks the standby site.",
}
