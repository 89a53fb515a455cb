import type { ServiceText } from '#content/schema.ts'

export const boardSupportPackage: ServiceText = {
  name: 'Board support package',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Board support package',
  heroSubtitle: 'Boot chain, kernel and image recipes that bring a new board from reset to a login prompt.',
  summary: 'Linux on your new board, from an image your own servers can rebuild',
  overview:
    'On a first board, neither the hardware nor the code is proven, and a fault can hide in either. We check rails and clocks, train the DRAM, port U-Boot, write the device tree and move the kernel as close to mainline as the silicon allows. If bring-up exposes a schematic error, your designer gets it with waveforms attached. Early images go to your application developers, who can start before the board is final.',
  inputs: ['Two or more first boards', 'Schematic and memory part numbers', 'SDK of the chip vendor'],
  deliverables: [
    'Yocto layer that builds an eMMC image',
    'U-Boot and kernel patches',
    'Device tree sources',
    'Bring-up report with waveforms',
  ],
  notIncluded: 'Board layout and application software are outside this service.',
  duration: '3 to 6 months',
  team: '2 to 3 engineers',
  followedBy: [{ slug: 'device-drivers' }, { slug: 'ci-cd' }],
  keyBenefits: [
    {
      id: 'rebuilt-without-our-servers',
      title: 'You can build it without us',
      description:
        'A kas file pins the layer revisions, and the recipes hold the source hashes. Your build server, cut off from ours, produces the image.',
    },
    {
      id: 'memory-trained-then-stressed',
      title: 'Fewer returns for memory errors',
      description:
        'We read DRAM timing margins at hot and cold. Only settings that pass stressapptest at both ends go into the loader.',
    },
    {
      id: 'every-patch-has-a-status',
      title: 'Known cost of the next kernel update',
      description:
        'Our kernel and U-Boot patches carry an Upstream-Status tag: Submitted, Backport, or Inappropriate with the reason. You see what an update has to carry along.',
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
    'Boot sequence on a time axis in milliseconds. Boot ROM, loader, kernel, root file system and user space are bars, each starting where the last hands over. Below them, the input current of the board rises with the load and falls to idle at the login prompt.',
  caption:
    'Boot of an Arm board from eMMC; lines divide a stage into its steps, and numbers are milliseconds. The input current below peaks while the services start, then falls to idle at the login prompt.',
  departmentContactPath: '/contact?department=bsp-development',
}
