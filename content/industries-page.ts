// The industries overview. The cards are the industries' own `name` and `summary`.

export const industriesPage = {
  meta: {
    title: 'Industries',
    description:
      'Six industries, each drawn as one system: its standards, what a customer hands over, what we return, and what stays with others.',
  },
  hero: {
    title: 'Industries',
    subtitle: 'Six kinds of systems, the standards that govern them, and our part in each.',
  },
  introduction: {
    heading: 'Same method, other standard',
    text: 'A timing budget in a radio unit and a settlement deadline in a bank are met in the same way: write down the limit, measure against it, keep the evidence. What differs is the standard, from O-RAN to ISO 20022. Each page names the standards, draws the system and marks our part in it.',
  },
  closing:
    'If your field is missing, send the standard that applies and one interface document. You will hear which parts we can do and which we cannot.',
}

export type IndustriesPage = typeof industriesPage
