import type { ServiceText } from '#content/schema.ts'

export const osPortingAndCustomization: ServiceText = {
  name: 'OS porting and customization',
  group: 'embedded',
  subcategory: 'platform',
  title: 'OS porting and customization',
  heroSubtitle:
    'Linux, Zephyr, FreeRTOS, QNX or VxWorks moved to your processor, with response times measured.',
  overview:
    'Name the operating system, the processor it runs on today and the one it has to run on next, and add the task list with periods and deadlines. Our kernel engineers port context switch, tick, MMU or MPU, caches and interrupt controller, and move vendor calls behind POSIX or CMSIS-RTOS2. Delivery is a branch with its history, a commented configuration, and traces of the task set under full load. We work under your kernel license, and a safety certificate of the old port does not carry over.',
  keyBenefits: [
    {
      id: 'deadlines-checked-by-trace',
      title: 'Deadlines checked by trace',
      description:
        'Response times from Tracealyzer or LTTng captures under full load are compared, task by task, with response-time analysis.',
    },
    {
      id: 'short-distance-to-upstream',
      title: 'Short distance to upstream',
      description:
        'On open kernels the port is a patch series on a release tag, and acceptance includes rebasing it onto a newer one.',
    },
    {
      id: 'old-target-same-tests',
      title: 'Old target, same tests',
      description:
        'One regression suite runs on both processors. Each difference in results is fixed, or explained by a hardware reference.',
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
    'Scheduler timeline of three periodic tasks over time in milliseconds. Arrows mark releases and deadlines, gaps in the lower rows show where higher priorities preempt, and the longest response of the lowest priority is measured.',
  caption:
    'Three tasks under fixed priorities, the uppermost first. Arrows up are releases, arrows down deadlines. Responses are the longest of the trace, against the bound of response-time analysis. Simulated with illustrative execution times.',
  departmentContactPath: '/contact?department=os-porting',
}
