// The six industries in the order of the specification.

export const industries = [
  { slug: 'semiconductor', name: 'Semiconductor' },
  { slug: 'bfsi', name: 'BFSI' },
  { slug: 'insurance', name: 'Insurance' },
  { slug: 'retail', name: 'Retail' },
  { slug: 'automotive', name: 'Automotive' },
  { slug: 'telecom-and-network', name: 'Telecom and Network' },
]
