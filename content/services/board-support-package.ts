import type { ServiceText } from '#content/schema.ts'

export const boardSupportPackage: ServiceText = {
  name: 'Board support package',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Board support package',
  heroSubtitle: 'Boot chain, kernel and image recipes that bring a new board from reset to a login prompt.',
  overview:
    'On a first board, neither the hardware nor the code is proven. Lend us yours with the schematic, the memory part numbers and the vendor SDK, and we check rails and clocks, train the DRAM, port U-Boot, write the device tree and move the kernel as close to mainline as the silicon allows. A Yocto layer goes back to you that builds an eMMC image from a clean checkout. Board layout is outside this service, but schematic errors found during bring-up reach your designer with waveforms attached.',
  keyBenefits: [
    {
      id: 'rebuilt-without-our-servers',
      title: 'Rebuilt without our servers',
      description:
        'A kas file pins every layer revision, and source hashes are in the recipes. Your build server, cut off from ours, produces the image.',
    },
    {
      id: 'memory-trained-then-stressed',
      title: 'Memory trained, then stressed',
      description:
        'DRAM timing margins are read at hot and cold. Only settings that pass stressapptest at both ends go into the loader.',
    },
    {
      id: 'every-patch-has-a-status',
      title: 'Every patch has a status',
      description:
        'Each kernel and U-Boot patch carries an Upstream-Status tag: submitted, backport, or kept local with the reason beside it.',
    },
  ],
  whatWeOffer: [
    'Power rail, clock and reset checks on first boards',
    'DDR4 and LPDDR4 training, with tool settings archived',
    'U-Boot port with SPL, network boot and recovery',
    'Device tree sources that pass dtbs_check',
    'Yocto layer or Buildroot external tree',
    'Trusted Firmware-A and OP-TEE integration on Arm SoCs',
    'Boot time breakdown from reset to first process',
    'Flashing scripts for eMMC, NAND and the factory line',
  ],
  imageAlt:
    'Boot sequence on a time axis in milliseconds: boot ROM, loader, kernel and mounting of the root file system are bars, each starting where the one before hands over. Below them the input current of the board rises with its load and falls to idle at the login prompt.',
  caption:
    'Boot of an Arm board from eMMC, each stage divided into its steps; times are milliseconds. Illustrative, computed from image sizes and read rates.',
  departmentContactPath: '/contact?department=bsp-development',
}
