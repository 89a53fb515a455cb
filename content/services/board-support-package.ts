import type { ServiceText } from '#content/schema.ts'

export const boardSupportPackage: ServiceText = {
  name: 'Board support package',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Board support package',
  heroSubtitle:
    'Linux for your new Arm or RISC-V board: boot chain, kernel and image recipes, from reset to a login prompt.',
  summary: 'Linux on your new board, in an image that your own servers can rebuild',
  overview:
    'On a first board, neither the hardware nor the code is proven, and a fault can hide in either. We check supply rails and clocks, tune the memory timing, port the U-Boot loader, and write the device tree, which describes the board to the kernel. We start from a Linux kernel with long-term support and stay as close to the official kernel as the chip allows. If bring-up exposes a schematic error, your designer gets it with waveforms attached. Your application developers get early images and can start before the board is final.',
  inputs: ['Two or more first boards', 'Schematic and memory part numbers', 'SDK of the chip vendor'],
  deliverables: [
    'Yocto layer or Buildroot tree that builds the image',
    'Mirror of all sources',
    'U-Boot and kernel patches',
    'Device tree sources',
    'Bring-up report with waveforms',
  ],
  notIncluded: 'Board layout, application software, and BIOS or UEFI firmware for x86.',
  duration: '3 to 6 months',
  team: '2 to 3 engineers',
  followedBy: [{ slug: 'device-drivers' }, { slug: 'ci-cd' }],
  keyBenefits: [
    {
      id: 'rebuilt-without-our-servers',
      title: 'You can build it without us',
      description:
        'All sources and vendor binaries are pinned by revision and hash, and you get a mirror of them. At acceptance, your build server makes the image from that mirror, cut off from the internet.',
    },
    {
      id: 'memory-trained-then-stressed',
      title: 'Fewer returns for memory errors',
      description:
        'We read DRAM timing margins on your first boards, hot and cold. Only settings that pass the memory test (stressapptest) at both temperatures go into the loader. You get the margin test and stressapptest as scripts, to repeat them on production samples.',
    },
    {
      id: 'every-patch-has-a-status',
      title: 'Known cost of the next kernel update',
      description:
        'Our kernel and U-Boot patches carry an upstream status: submitted, backported, or unsuitable with the reason. So you see which patches the next update must carry.',
    },
  ],
  whatWeOffer: [
    'Power rail, clock and reset checks on first boards',
    'DRAM training from DDR3L to LPDDR5, with tool settings archived',
    'U-Boot port with SPL, network boot and recovery',
    'Device tree sources that pass dtbs_check',
    'Long-term kernel; monthly security patches can be booked',
    'Arm chips such as i.MX, AM6x and STM32MP with TF-A and OP-TEE, RISC-V with OpenSBI',
    'Boot time, suspend and resume, with the current measured',
    'Flashing scripts for the factory, A/B slots for updates in the field',
  ],
  imageAlt:
    'Boot sequence on a time axis in milliseconds. Boot ROM, loader, kernel, root file system and user space are bars, each starting where the last hands over. Below them, the input current of the board rises with the load and falls to idle at the login prompt.',
  caption:
    'Boot of an Arm board from eMMC; lines divide a stage into its steps, and numbers are milliseconds. The lower curve is the input current: it peaks while the services start and falls to idle at the login prompt.',
  departmentContactPath: '/contact?department=bsp-development',
}
