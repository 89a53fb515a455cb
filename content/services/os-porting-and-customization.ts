import type { ServiceText } from '#content/schema.ts'

export const osPortingAndCustomization: ServiceText = {
  name: 'OS porting and customization',
  group: 'embedded',
  subcategory: 'platform',
  title: 'OS porting and customization',
  heroSubtitle:
    'Linux, Zephyr, FreeRTOS, QNX or VxWorks moved to your processor, with response times measured.',
  summary: 'Your application on a new processor or kernel, with its deadlines checked',
  overview:
    "The processor is discontinued or the kernel is no longer supported, but the application must keep running. On a small RTOS, we port the context switch, the timer tick and the interrupt handling. For QNX or VxWorks, we write startup code and board support around the vendor's kernel; for Linux or Zephyr, we add support for your chip. In your application, we replace calls to the old kernel with a standard interface: POSIX or CMSIS-RTOS2. Your own development can go on; we merge it on agreed dates. A port that boots is only half the work, so we compare response times before and after the move.",
  inputs: [
    'Source tree and current board',
    'Board and manuals of the new processor, if it changes',
    'Task list with periods and deadlines',
    'Regression tests, if you have them',
  ],
  deliverables: [
    'Branch with its full history',
    'Commented kernel configuration',
    'Traces with the response times of your tasks',
    'Regression suite with results from before and after the move',
  ],
  notIncluded:
    'Kernel licenses, and a new safety certificate: the old one does not carry over. File system, network and GUI libraries, and drivers of peripherals, unless the quote lists them.',
  duration: '4 to 9 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'device-drivers' }, { slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'deadlines-checked-by-trace',
      title: 'Missed deadlines show before you ship',
      description:
        'Under full load, we record responses with Tracealyzer, LTTng or the QNX System Profiler. For fixed-priority tasks, we compare them with a bound calculated from the longest execution times measured, plus a margin.',
    },
    {
      id: 'short-distance-to-upstream',
      title: 'Security updates stay affordable',
      description:
        'On open-source kernels, the port is a patch series on a release tag. At acceptance, we move it to a newer release once, so you know how much work an update is.',
    },
    {
      id: 'old-target-same-tests',
      title: 'No feature lost in the move',
      description:
        'One regression suite runs before and after the move, on both processors or kernels; if you have none, we first write one from your interfaces. We fix differences in results, or explain them from the hardware manual.',
    },
  ],
  whatWeOffer: [
    'Moves from µC/OS, MQX, Nucleus, Windows CE or your own scheduler',
    'Architecture port, also for SMP: caches and memory barriers reviewed',
    'PREEMPT_RT Linux with cyclictest histograms per core',
    'Zephyr or FreeRTOS with MPU-isolated tasks',
    'Application migration between VxWorks, QNX and Linux through POSIX',
    'AOSP device bring-up with AIDL hardware abstraction layers',
    'Kernel footprint reduction with size tables per subsystem',
    'Guest partitions under Xen or QNX Hypervisor',
  ],
  imageAlt:
    'Scheduler timeline of three periodic tasks over time in milliseconds. Arrows mark releases and deadlines, and gaps in the lower rows show where higher priorities preempt. The longest response of the lowest priority is measured.',
  caption:
    'Three tasks under fixed priorities, highest on top. Arrows up are releases, arrows down deadlines; dashed parts are waiting. Even the slowest Logging response, measured below its row, ends before its deadline.',
  departmentContactPath: '/contact?department=os-porting',
}
