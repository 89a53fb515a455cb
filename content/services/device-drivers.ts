import type { ServiceText } from '#content/schema.ts'

export const deviceDrivers: ServiceText = {
  name: 'Device drivers',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Device drivers',
  heroSubtitle:
    'Linux, QNX and Zephyr drivers, new or repaired, stress-tested on your hardware before you get them.',
  summary: 'Drivers that keep their throughput and survive suspend, unplug and overload',
  overview:
    'A driver that works in the demo may still drop frames under load, or hang on the hundredth resume. We write Linux drivers within the subsystem they belong to (netdev, V4L2, IIO, ALSA or DRM), and follow the driver models of QNX and Zephyr. Linux drivers are written for release under the GPL, and we tell you before we start which parts of your own code must be released with them. If your chip is not ready, we start on an FPGA prototype. Where a register does not do what its description says, your chip team or vendor gets a short reproducer.',
  inputs: [
    'Register description and errata sheet, or the existing driver',
    'FPGA prototype or first silicon',
    'Throughput and latency targets',
    'Kernel version to support',
  ],
  deliverables: [
    'Patch series, ready for review',
    'Stress suite with its logs',
    'Throughput and latency measured on your board',
    'List of hardware errors found',
  ],
  notIncluded:
    'Windows drivers, and acceptance by the upstream maintainers. We agree in advance for how many months we answer their reviews.',
  duration: '3 to 6 months',
  team: '1 to 3 engineers',
  followedBy: [{ slug: 'ci-cd' }, { slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'clean-under-the-sanitizers',
      title: 'Races and memory errors found early',
      description:
        'The stress suite runs on Linux kernels built with lockdep, KASAN and, where the architecture has it, KCSAN. We deliver only when the logs show no error in the driver. You get the logs, too.',
    },
    {
      id: 'survives-unbind-and-suspend',
      title: 'Fewer crashes in the field',
      description:
        'Under traffic, a script loads and removes the Linux driver, puts the device to sleep and wakes it, again and again. Then it looks for memory leaks and lost interrupts. On QNX, it kills and restarts the resource manager; on Zephyr, Twister repeats the tests on your board.',
    },
    {
      id: 'patches-a-maintainer-can-read',
      title: 'Less code to carry to new kernels',
      description:
        'The patches follow the rules of the kernel project: they pass its checkers (checkpatch and sparse), and the kernel builds after each one. You no longer have to port what the project has accepted (upstream).',
    },
  ],
  whatWeOffer: [
    'PCIe drivers with MSI-X, SR-IOV and AER handling',
    'Ethernet drivers with NAPI, XDP and IEEE\u00a01588 timestamps',
    'MIPI CSI-2 sensors under V4L2, DSI panels under DRM',
    'USB host and gadget drivers, and sensors in the IIO subsystem',
    'Vendor drivers reviewed, repaired or ported to a current kernel',
    'QNX resource managers and Zephyr drivers with devicetree',
    'Device tree bindings as YAML schema, checked by dt_binding_check',
    'Error-path tests through kernel fault injection',
  ],
  imageAlt:
    'Ring of 32 DMA descriptors between driver and device. The driver writes the producer index, and the device advances the consumer index. Slots are free, posted or completed, and the posted ones lead out to the wire.',
  caption:
    'Snapshot of a transmit ring at {rate}. The driver posts at the producer index, the device sends at the consumer index, and completed slots wait until the driver takes them back at the clean index. One slot stays free to tell full from empty.',
  departmentContactPath: '/contact?department=device-drivers',
}
