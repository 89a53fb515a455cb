import type { ServiceText } from '#content/schema.ts'

export const bareMetalProgramming: ServiceText = {
  name: 'Bare metal programming',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Bare metal programming',
  heroSubtitle:
    'Firmware without an operating system, with memory use and interrupt times measured on your board.',
  summary: 'Firmware that fits a small microcontroller and meets deadlines in microseconds',
  overview:
    'Some products have tens of kilobytes of memory, deadlines in microseconds and no room for an operating system. For these we write the startup code, linker script, interrupt handlers and main loop in C. One command builds the source with GCC, IAR or Arm Compiler, and your team can take it over from there. If your design needs dynamic loading or several network stacks, we tell you before we write code, and quote a version with an RTOS.',
  inputs: [
    'Schematic and two sample boards',
    'Reference manual of the microcontroller',
    'Deadlines in microseconds',
  ],
  deliverables: [
    'C source that builds from one command',
    'Map file with the sections explained',
    'Table of measured handler times',
    'Stack analysis with its bound',
  ],
  notIncluded: 'Board changes, product certification and phone apps are not part of this work.',
  duration: '3 to 6 months',
  team: '1 to 3 engineers',
  followedBy: [{ slug: 'diagnostics' }, { slug: 'ci-cd' }],
  keyBenefits: [
    {
      id: 'stack-depth-with-a-bound',
      title: 'Stack overflows found before release',
      description:
        'The call graph bounds the stack, with frame sizes from -fstack-usage in GCC or the linker reports of IAR and Arm Compiler. The painted stack on your board must stay below that bound.',
    },
    {
      id: 'latency-read-off-a-pin',
      title: 'Deadlines checked on your hardware',
      description:
        'Interrupt handlers toggle a test pin on entry and exit, so a logic analyzer shows their delay and run time on the real board.',
    },
    {
      id: 'overflow-fails-the-build',
      title: 'No memory surprises late in the project',
      description:
        'The linker script carries the region limits of the reference manual. A section that outgrows its region stops the build with an error.',
    },
  ],
  whatWeOffer: [
    'Startup code, vector table and memory layout',
    'Register-level drivers for UART, SPI, I2C, ADC and CAN',
    'Interrupt priority plan for Arm NVIC or RISC-V CLIC',
    'Bootloader with two images and a CRC check',
    'Low-power states, with the current measured in each',
    'Fault handlers that save registers for post-mortem analysis',
    'MISRA C:2023 report with deviations justified',
    'Host unit tests in Unity and Ceedling',
  ],
  imageAlt:
    'Address map of flash, RAM and peripherals as a bar with hexadecimal addresses. Beside it, a timeline in microseconds shows interrupts preempting the main loop. Below, the stack grows with them and stays under the bound from the call graph.',
  caption:
    'Address map of a Cortex-M4 and {span}\u00a0µs of its interrupts, highest priority on top. The stack lies at the foot of the RAM, so an overflow faults at once and overwrites no data.',
  departmentContactPath: '/contact?department=bare-metal',
}
