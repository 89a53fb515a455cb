import type { ServiceText } from '#content/schema.ts'

export const deviceDrivers: ServiceText = {
  name: 'Device drivers',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Device drivers',
  heroSubtitle: 'Linux, QNX and Zephyr drivers, delivered with the stress tests they passed.',
  overview:
    'A register description, the errata sheet, an FPGA prototype or first silicon, and the throughput the application expects: that is the input. On Linux the driver joins the subsystem it belongs to (netdev, V4L2, IIO, ALSA, DRM); on QNX and Zephyr it follows their driver models. It arrives as a patch series with its test suite and a log of throughput and latency on your board. Where a register does not do what its description says, the chip team receives a reproducer.',
  keyBenefits: [
    {
      id: 'clean-under-the-sanitizers',
      title: 'Clean under the sanitizers',
      description:
        'The stress suite runs on kernels built with KASAN, KCSAN and lockdep. Logs with no report against the driver are delivered.',
    },
    {
      id: 'survives-unbind-and-suspend',
      title: 'Survives unbind and suspend',
      description:
        'A script binds, unbinds, suspends and resumes in a loop under traffic, then reads kmemleak and the interrupt counters.',
    },
    {
      id: 'patches-a-maintainer-can-read',
      title: 'Patches a maintainer can read',
      description:
        'Every patch compiles on its own and passes checkpatch and sparse; the series is split the way the subsystem asks.',
    },
  ],
  whatWeOffer: [
    'PCIe drivers with MSI-X, SR-IOV and AER handling',
    'Ethernet drivers with NAPI, XDP and IEEE 1588 timestamps',
    'MIPI CSI-2 sensors under V4L2, DSI panels under DRM',
    'USB host and gadget function drivers',
    'ADC, IMU and temperature sensors in the IIO subsystem',
    'QNX resource managers and Zephyr drivers with devicetree',
    'Device tree bindings as YAML schema, checked by dt_binding_check',
    'Error-path tests through kernel fault injection',
  ],
  imageAlt:
    'Ring of 32 DMA descriptors between driver and device, with a producer index written by the driver and a consumer index advanced by the device. Each slot is free, posted or completed; the posted ones lead out to the wire.',
  caption:
    'A transmit ring in one moment. The driver posts at the producer index; the device sends at the consumer index and raises an interrupt, upon which the driver takes back what is completed. Simulated at full frames; a slot stays free to tell full from empty.',
  departmentContactPath: '/contact?department=device-drivers',
}
