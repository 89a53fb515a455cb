import type { ServiceText } from '#content/schema.ts'

export const cyberSecurity: ServiceText = {
  name: 'Cyber security',
  group: 'embedded',
  subcategory: 'assurance',
  title: 'Cyber security',
  heroSubtitle: 'Threat analysis, secure boot and key handling for devices that stay in the field for years.',
  overview:
    'Three things open the work: the architecture, the firmware source and the rule that applies, be it ISO/SAE 21434, IEC 62443-4-2 or the EU Cyber Resilience Act. Threat analysis comes first, so that each countermeasure answers a named attack path. We then build secure boot, signed updates and key storage into your firmware, and a tester who wrote none of it attacks a sample. You receive the TARA, the boot chain sources, key ceremony scripts and the open findings ranked by CVSS. Conformity is for the assessor to decide.',
  keyBenefits: [
    {
      id: 'altered-images-do-not-boot',
      title: 'Altered images do not boot',
      description:
        'Bits are flipped in every signed stage and older releases are replayed. Each attempt has to end in recovery, never in the application.',
    },
    {
      id: 'production-keys-stay-with-you',
      title: 'Production keys stay with you',
      description:
        'Your HSM signs release images through PKCS #11. Development boards use test keys, which fused production units reject.',
    },
    {
      id: 'each-threat-meets-a-test',
      title: 'Each threat meets a test',
      description:
        'A row of the TARA ends in a repeatable test, or in a risk acceptance with the name of its owner.',
    },
  ],
  whatWeOffer: [
    'TARA per ISO/SAE 21434 with attack feasibility ratings',
    'Secure boot with eFuse key hashes and anti-rollback',
    'Signed updates with MCUboot, RAUC or SWUpdate',
    'Key storage in TPM 2.0, secure element or OP-TEE',
    'Debug port locking with PSA ADAC authentication',
    'Penetration test of wired, radio and service interfaces',
    'Parser and protocol fuzzing with AFL++ or libFuzzer',
    'CycloneDX bill of materials matched against CVE records',
  ],
  imageAlt:
    'Chain of trust as stairs from a key hash in one-time-programmable fuses through boot ROM, loader and kernel to the application, each stage checking the key, signature and version of the next. A failed check branches off to recovery.',
  caption:
    'Each stage checks key, signature and version of the next before it starts it; dashed: a check fails. Attacks are a wrong key, an altered byte and an old version of every image. Simulated, times computed from illustrative rates.',
  departmentContactPath: '/contact?department=embedded-cybersecurity',
}
