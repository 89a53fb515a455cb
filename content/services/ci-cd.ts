import type { ServiceText } from '#content/schema.ts'

export const ciCd: ServiceText = {
  name: 'CI/CD',
  group: 'embedded',
  subcategory: 'delivery',
  title: 'CI/CD',
  heroSubtitle: 'A pipeline that builds firmware, flashes real boards and refuses a merge that breaks them.',
  summary: 'Commits built and tested on real boards within minutes, day and night',
  overview:
    'Often the firmware builds at one desk only, and testing means that somebody presses reset. We pin the toolchain in a container, then add static analysis, host tests and a hardware-in-the-loop stage. Its jobs switch power, drive debug probes and read serial consoles. Your developers see within minutes whether a commit works on real boards, and a broken one does not reach the main branch.',
  inputs: ['Repository and build instructions', 'A few boards for the rack', 'Access to your Git server'],
  deliverables: [
    'Pipeline as code',
    'Wired rack with its drawings',
    'Parts list for a second rack',
    'Toolchain container',
  ],
  notIncluded:
    'Test cases for product behavior come from your team, or from ours under verification and validation.',
  duration: '3 to 4 months',
  team: '1 to 2 engineers',
  followedBy: [{ slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'two-builds-one-hash',
      title: 'Releases you can rebuild years later',
      description:
        'Two runners build the same commit with SOURCE_DATE_EPOCH fixed, and the hashes must match. We treat a difference as a defect.',
    },
    {
      id: 'hung-boards-recover-unattended',
      title: 'Tests run all night unattended',
      description:
        'Before a test, each job cuts power, reflashes over SWD or JTAG and waits for the boot banner. So a failure comes from the code, not from the board. Nobody has to press reset.',
    },
    {
      id: 'flaky-tests-are-counted',
      title: 'Developers can trust a red result',
      description:
        'We keep the verdicts of a test for every board. If a verdict changes on the same commit, the test leaves the gate until it is repaired.',
    },
  ],
  whatWeOffer: [
    'Toolchain container for GCC, LLVM or IAR, versions pinned',
    'Pipeline as code for GitLab CI, Jenkins or GitHub Actions',
    'Hardware-in-the-loop rack with board reservation through labgrid',
    'Flash and debug automation with OpenOCD, J-Link or pyOCD',
    'Simulation stage on QEMU or Renode before the rack',
    'Clang-Tidy, Cppcheck or Coverity as merge gates',
    'Signed release artifacts with an SPDX bill of materials',
  ],
  imageAlt:
    'Pipeline on a time axis in minutes after the commit. Static analysis, two builds, host tests, simulation, four boards of a hardware-in-the-loop rack and release are bars with their run times. The critical path leads through the slowest board, which opens the merge gate.',
  caption:
    'Pipeline of one commit. Builds A and B must give the same hash; the rack starts once builds, host tests and simulation pass. Dashed lines show how late a job could end without delay.',
  departmentContactPath: '/contact?department=embedded-cicd',
}
