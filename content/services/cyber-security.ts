import type { ServiceText } from '#content/schema.ts'

export const cyberSecurity: ServiceText = {
  name: 'Cyber security',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Cyber security',
  heroSubtitle: 'Threat analysis, secure boot and key handling for devices that stay in the field for years.',
  summary: 'Devices that refuse altered firmware, and the evidence that they do',
  overview:
    'Customers and regulators now ask how a device defends itself over its whole service life. We work to the rules that apply to your device, such as ISO/SAE\u00a021434, IEC\u00a062443-4-2, EN\u00a018031 or the EU Cyber Resilience Act (CRA). A threat analysis (TARA) comes first, so that countermeasures stop named attacks. Then we build secure boot, signed updates and key storage into your firmware, and a tester who wrote none of it attacks a sample. For devices already sold, the TARA shows which threats an update can still stop.',
  inputs: ['Architecture and firmware source', 'Standards and laws that apply', 'Sample devices to attack'],
  deliverables: [
    'TARA with attack paths and risks',
    'Boot chain sources',
    'Key ceremony scripts',
    'Findings ranked by CVSS, retested after repair',
    'CycloneDX bill of materials',
  ],
  notIncluded:
    'The declaration of conformity, which you sign, and certificates, which come from a body you appoint.',
  duration: '4 to 8 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'ci-cd' }],
  keyBenefits: [
    {
      id: 'altered-images-do-not-boot',
      title: 'Altered firmware does not start',
      description:
        'We flip bits in the signed stages and replay older releases. Every attempt has to end in recovery, never in the application.',
    },
    {
      id: 'production-keys-stay-with-you',
      title: 'We never hold your production keys',
      description:
        'Your hardware security module (HSM) signs release images through its standard interface (PKCS #11). Development boards use test keys, which production units reject once their fuses are set.',
    },
    {
      id: 'each-threat-meets-a-test',
      title: 'Audits take less time',
      description:
        'Risks in the threat analysis are either covered by a repeatable test or accepted by a named person. An auditor can follow this without us.',
    },
  ],
  whatWeOffer: [
    'TARA per ISO/SAE\u00a021434, also as evidence for UN R155',
    'Secure boot with eFuse key hashes and anti-rollback',
    'Signed updates with MCUboot, RAUC or SWUpdate',
    'Key storage in TPM 2.0, secure element or OP-TEE',
    'Debug port locking with PSA ADAC authentication',
    'Penetration test of wired, radio and service interfaces',
    'Parser and protocol fuzzing with AFL++ or libFuzzer',
    'By the month: assessment of new vulnerabilities (CVE), statements saying which ones affect you (VEX), security updates, drafts of CRA reports',
  ],
  imageAlt:
    'Chain of trust as stairs, from a key hash in one-time-programmable fuses through boot ROM, loader and kernel to the application. A stage checks the key, signature and version of the next, and a failed check branches off to recovery.',
  caption:
    'Before a stage starts the next one, it checks key, signature and version; dashed lines show failed checks leading to recovery, an image that is checked in the same way. The attacks are a wrong key, an altered byte and an old version.',
  departmentContactPath: '/contact?department=embedded-cybersecurity',
}
