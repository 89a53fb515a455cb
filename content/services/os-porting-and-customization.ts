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
    'The processor is discontinued or the kernel is no longer supported, but the application must keep running. We port context switch, tick, MMU or MPU, caches and interrupt controller, and move vendor calls behind POSIX or CMSIS-RTOS2. A port that boots is only half the work. So we trace your tasks under full load and compare their response times with the deadlines, before and after the move.',
  inputs: [
    'Source tree and current board',
    'Board and manuals of the new processor',
    'Task list with periods and deadlines',
    'Kernel license, if one is needed',
  ],
  deliverables: [
    'Branch with its full history',
    'Commented kernel configuration',
    'Traces of your tasks under full load',
    'Test results from both processors',
  ],
  notIncluded: 'You buy the kernel licenses, and a safety certificate of the old port does not carry over.',
  duration: '4 to 9 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'device-drivers' }, { slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'deadlines-checked-by-trace',
      title: 'Missed deadlines show before you ship',
      description:
        'We capture response times under full load with Tracealyzer or LTTng, and compare them task by task with the bound of response-time analysis.',
    },
    {
      id: 'short-distance-to-upstream',
      title: 'Security updates stay affordable',
      description:
        'On open kernels, the port is a patch series on a release tag. Acceptance includes rebasing it onto a newer one, so you know the effort.',
    },
    {
      id: 'old-target-same-tests',
      title: 'No feature lost in the move',
      description:
        'One regression suite runs on both processors. We fix the differences in results, or explain them from the hardware manual.',
    },
  ],
  whatWeOffer: [
    'Architecture port: context switch, exceptions, tick and timers',
    'SMP start-up with cache and memory barrier review',
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
    'Three tasks under fixed priorities, highest on top. Arrows up are releases, arrows down deadlines; dashed parts are waiting. Even the longest response of Logging, measured below its row, ends before its deadline.',
  departmentContactPath: '/contact?department=os-porting',
}
