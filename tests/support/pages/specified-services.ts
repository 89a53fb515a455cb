/** The services of the specification: names, addresses of their pages, and departments of the contact form. */
export const specifiedServices = {
  'Semiconductor Services': [
    { name: 'Analog and mixed-signal', slug: 'analog-and-mixed-signal', department: 'ams-design' },
    { name: 'ATE', slug: 'ate', department: 'ate-services' },
    { name: 'Bench characterization', slug: 'bench-characterization', department: 'bench-characterization' },
    { name: 'Design verification', slug: 'design-verification', department: 'design-verification' },
    { name: 'DFT', slug: 'dft', department: 'dft-services' },
    { name: 'FPGA design', slug: 'fpga-design', department: 'fpga-design' },
    {
      name: 'In-house silicon validation lab',
      slug: 'in-house-silicon-validation-lab',
      department: 'validation-lab',
    },
    { name: 'Physical design', slug: 'physical-design', department: 'physical-design' },
    {
      name: 'Prototyping and Emulation',
      slug: 'prototyping-and-emulation',
      department: 'prototyping-emulation',
    },
    { name: 'RTL design', slug: 'rtl-design', department: 'rtl-design' },
    { name: 'Design Signoff', slug: 'design-signoff', department: 'design-signoff' },
    { name: 'Silicon validation', slug: 'silicon-validation', department: 'silicon-validation' },
    { name: 'Synthesis and STA', slug: 'synthesis-and-sta', department: 'synthesis-sta' },
  ],
  'Embedded Systems': [
    { name: 'Bare metal programming', slug: 'bare-metal-programming', department: 'bare-metal' },
    { name: 'Board support package', slug: 'board-support-package', department: 'bsp-development' },
    { name: 'CI/CD', slug: 'ci-cd', department: 'embedded-cicd' },
    { name: 'Device drivers', slug: 'device-drivers', department: 'device-drivers' },
    { name: 'Diagnostics', slug: 'diagnostics', department: 'embedded-diagnostics' },
    { name: 'OS porting and customization', slug: 'os-porting-and-customization', department: 'os-porting' },
    { name: 'Cyber security', slug: 'cyber-security', department: 'embedded-cybersecurity' },
    { name: 'Verification and validation', slug: 'verification-and-validation', department: 'embedded-vv' },
  ],
  'Software Engineering': [
    {
      name: 'Data Analytics, AI and Machine Learning',
      slug: 'data-analytics-ai-and-machine-learning',
      department: 'data-ai-ml',
    },
    {
      name: 'Cloud Architecture and Engineering',
      slug: 'cloud-architecture-and-engineering',
      department: 'cloud-architecture',
    },
    {
      name: 'Salesforce Implementation and Support',
      slug: 'salesforce-implementation-and-support',
      department: 'salesforce-services',
    },
    {
      name: 'Application Development and Maintenance',
      slug: 'application-development-and-maintenance',
      department: 'app-dev-maintenance',
    },
    { name: 'Quality Assurance', slug: 'quality-assurance', department: 'qa-testing' },
    { name: 'IT Infrastructure', slug: 'it-infrastructure', department: 'it-infrastructure' },
    {
      name: 'Engineering and Technical Services',
      slug: 'engineering-and-technical-services',
      department: 'engineering-technical-services',
    },
  ],
}
