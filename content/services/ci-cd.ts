import type { ServiceText } from '#content/schema.ts'

export const ciCd: ServiceText = {
  name: 'CI/CD',
  group: 'embedded',
  subcategory: 'delivery',
  title: 'CI/CD',
  heroSubtitle: 'A pipeline that builds firmware, flashes real boards and refuses a merge that breaks them.',
  overview:
    'Often the build works on one desk only, and testing means that somebody presses reset. Bring that repository and a few boards we may wire into a rack. We pin the toolchain in a container, then add static analysis, host tests and a hardware-in-the-loop stage whose jobs switch power, drive debug probes and read serial consoles. You keep the pipeline as code, the wiring drawings and a parts list for a second rack. Test cases for product behavior are a separate job, done by your team or quoted under verification and validation.',
  keyBenefits: [
    {
      id: 'two-builds-one-hash',
      title: 'Two builds, one hash',
      description:
        'Two runners build the same commit with SOURCE_DATE_EPOCH fixed, and the hashes must match. A difference is treated as a defect.',
    },
    {
      id: 'hung-boards-recover-unattended',
      title: 'Hung boards recover unattended',
      description:
        'Before a job blames the code it cuts power, reflashes over SWD or JTAG and waits for the boot banner.',
    },
    {
      id: 'flaky-tests-are-counted',
      title: 'Flaky tests are counted',
      description:
        'Verdicts are kept per test and per board. A test that changes its verdict on one commit leaves the gate until repaired.',
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
    'Pipeline on a time axis in minutes after the commit: static analysis, two builds, host tests, simulation, four boards of a hardware-in-the-loop rack and release are bars with their run times. The critical path leads through the slowest board, which opens the merge gate.',
  caption:
    'Pipeline of one commit. Builds A and B must give the same hash; the rack starts when all that is cheaper has passed. Dashed: slack. Computed from illustrative run times.',
  departmentContactPath: '/contact?department=embedded-cicd',
}
