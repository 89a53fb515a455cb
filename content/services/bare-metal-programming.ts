import type { ServiceText } from '#content/schema.ts'

export const bareMetalProgramming: ServiceText = {
  name: 'Bare metal programming',
  group: 'embedded',
  subcategory: 'platform',
  title: 'Bare metal programming',
  heroSubtitle: 'Firmware without an operating system, with every byte and every interrupt accounted for.',
  overview:
    'What we need is short: the schematic, the reference manual of the microcontroller and a list of deadlines in microseconds. We write the startup code, linker script, interrupt handlers and main loop in C. What returns is source that GCC, IAR or Arm Compiler builds from one command, a map file with every section explained, and a table of handler times measured on your board. If the design calls for dynamic loading or several network stacks, we say so and quote an RTOS before any code is written.',
  keyBenefits: [
    {
      id: 'stack-depth-with-a-bound',
      title: 'Stack depth with a bound',
      description:
        'The call graph and the -fstack-usage output give a maximum depth. A painted stack on the target must stay below it.',
    },
    {
      id: 'latency-read-off-a-pin',
      title: 'Latency read off a pin',
      description:
        'Each handler toggles a test pin, so a logic analyzer shows entry delay and run time on the real hardware.',
    },
    {
      id: 'overflow-fails-the-build',
      title: 'Overflow fails the build',
      description:
        'The linker script carries the region limits of the reference manual. A section that outgrows its region stops the link with an error.',
    },
  ],
  whatWeOffer: [
    'Startup code, vector table and memory layout',
    'Register-level drivers for UART, SPI, I2C, ADC and CAN',
    'Interrupt priority plan for Arm NVIC or RISC-V CLIC',
    'Bootloader with two images and a CRC check',
    'Low-power states, with the current measured in each',
    'Fault handlers that save registers for post-mortem analysis',
    'MISRA C:2023 report with every deviation justified',
    'Host unit tests in Unity and Ceedling',
  ],
  imageAlt:
    'Address map of flash, RAM and peripherals as a bar with hexadecimal addresses. Beside it a timeline in microseconds shows interrupts of higher priority preempting the main loop; below, the depth of the stack follows them and stays under the bound from the call graph.',
  caption:
    'The address map of a Cortex-M4, and {span}\u00a0µs of its interrupts, the highest priority first. The stack lies at the foot of the RAM, so that an overflow runs out of the memory and faults. Simulated with illustrative run times.',
  departmentContactPath: '/contact?department=bare-metal',
}
