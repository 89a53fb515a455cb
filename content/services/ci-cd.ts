import type { ServiceText } from '#content/schema.ts'

export const ciCd: ServiceText = {
  name: 'CI/CD',
  group: 'embedded',
  subcategory: 'delivery',
  title: 'CI/CD',
  heroSubtitle:
    'A pipeline that builds firmware, flashes real boards and rejects a change whose tests fail on them.',
  summary: 'Commits built and tested on real boards within minutes, day and night',
  overview:
    "Often the firmware builds on one developer's computer only, and testing means that somebody presses reset. We pin the toolchain in a container, then add static analysis, host tests and a rack of real boards. Jobs on the rack switch power, flash the boards and read their consoles. Your developers see within minutes whether a commit works, and a broken one does not reach the main branch. Your current builds continue until the new pipeline replaces them.",
  inputs: ['Repository and build instructions', 'A few boards for the rack', 'Access to your Git server'],
  deliverables: [
    'Pipeline as code',
    'Wired rack with its drawings',
    'Parts list for a second rack',
    'Toolchain container',
    'Smoke tests: flash, boot, update, power cut',
  ],
  notIncluded:
    'Tests of product behavior, which your team or our Verification and validation service writes, and licenses for IAR or Coverity.',
  duration: '3 to 4 months. If the rack stands in your building, you can book its upkeep by the month.',
  team: '1 to 2 engineers',
  followedBy: [{ slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'two-builds-one-hash',
      title: 'Releases you can rebuild years later',
      description:
        'The toolchain container is archived with the release. Two runners build the same commit, and the hashes before signing must match.',
    },
    {
      id: 'hung-boards-recover-unattended',
      title: 'Tests run all night unattended',
      description:
        'A job flashes the board once per commit. Before each test, it cuts power, restores the settings and waits for the boot banner. No test starts from what the last one left behind, and a hung board does not end the run.',
    },
    {
      id: 'flaky-tests-are-counted',
      title: 'Developers can trust a red result',
      description:
        'The pipeline keeps the verdicts of each test on each board. If a verdict changes although the commit is the same, we look for the cause: firmware, test or board. Only a faulty test is removed from those that a change must pass (the merge gate).',
    },
  ],
  whatWeOffer: [
    'Toolchain container for GCC, LLVM or IAR, versions pinned',
    'Pipeline as code for GitLab CI, Jenkins or GitHub Actions',
    'Rack of boards under labgrid: reservation, remote use over SSH',
    'Microcontrollers flashed over SWD or JTAG: OpenOCD, J-Link, pyOCD',
    'Simulation stage on QEMU or Renode before the rack',
    'Clang-Tidy, Cppcheck or Coverity as merge gates',
    'Signed releases with SPDX bill of materials, sent to your update server',
    'Linux boards flashed over USB, SD multiplexer or network boot',
  ],
  imageAlt:
    'Pipeline on a time axis in minutes after the commit. Static analysis, two builds, host tests, simulation, four boards of a hardware-in-the-loop rack and release are bars with their run times. The critical path leads through the slowest board, which opens the merge gate.',
  caption:
    'Pipeline of one commit. Builds A and B must give the same hash; the rack starts once builds, host tests and simulation pass. Dashed lines show how much later a job could end without delaying the release.',
  departmentContactPath: '/contact?department=embedded-cicd',
}
