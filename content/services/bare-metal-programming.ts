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
    "Some products have tens of kilobytes of memory and deadlines in microseconds. An operating system would only add latency, cost and code to certify. For these products, we write startup code, drivers, interrupt handlers and the product's own functions, such as control loops and protocols, in C. We also take over existing firmware. We work on Arm Cortex-M families such as STM32, LPC, MSPM0 and RA, and on RISC-V parts. If your design needs dynamic loading or several network stacks, we tell you before we write code, and quote a version with an RTOS.",
  inputs: [
    'Schematic and two sample boards',
    'Reference manual of the microcontroller, if it is not public',
    'Functional requirements, with deadlines in microseconds',
  ],
  deliverables: [
    'C source that builds from one command',
    'Map file with the sections explained',
    'Table of measured handler times',
    'Stack analysis with its bound',
    'Test results by requirement',
  ],
  notIncluded:
    'Board changes, product certification and phone apps. Signed updates belong to Cyber security, safety evidence to Verification and validation.',
  duration: '3 to 6 months for one board',
  team: '1 to 3 engineers',
  followedBy: [{ slug: 'diagnostics' }, { slug: 'ci-cd' }],
  keyBenefits: [
    {
      id: 'stack-depth-with-a-bound',
      title: 'Stack overflows found before release',
      description:
        'We calculate the largest possible stack from the call graph and the frame sizes (-fstack-usage in GCC or the linker reports of IAR and Arm Compiler). To this we add the stack of nested interrupts. We do not allow recursion, and we list each function pointer with the functions it can call. The use measured on your board must stay below this bound.',
    },
    {
      id: 'latency-read-off-a-pin',
      title: 'Deadlines checked on your hardware',
      description:
        'Interrupt handlers toggle a test pin on entry and exit, and a logic analyzer records it beside the event that triggers the handler. The table gives delay, run time and the load under which each maximum was measured.',
    },
    {
      id: 'overflow-fails-the-build',
      title: 'No memory surprises late in the project',
      description:
        'Builds report flash and RAM by module against a budget, so you see growth before the memory is full. A module that exceeds its budget stops the build.',
    },
  ],
  whatWeOffer: [
    'Startup code, vector table and memory layout',
    'Register-level drivers for UART, SPI, I2C, ADC and CAN',
    'Interrupt priority plan for Arm NVIC or RISC-V CLIC',
    'Bootloader with two images and a CRC check',
    'Low-power states, with measured currents',
    'Fault handlers that save registers for post-mortem analysis',
    'MISRA C:2025 report with deviations justified',
    'Host unit tests in Unity and Ceedling',
  ],
  imageAlt:
    'Address map of flash, RAM and peripherals as a bar with hexadecimal addresses. Beside it, a timeline in microseconds shows interrupts preempting the main loop. Below, the stack grows with them and stays under the bound from the call graph.',
  caption:
    'The bar is the memory map of a Cortex-M4 microcontroller; the diagram shows {span}\u00a0µs of its interrupts, highest priority on top. The stack lies at the lowest RAM addresses, so an overflow stops the program with a fault at once and overwrites no data.',
  departmentContactPath: '/contact?department=bare-metal',
}
