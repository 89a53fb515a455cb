import type { ServiceText } from '#content/schema.ts'

export const cloudArchitectureAndEngineering: ServiceText = {
  name: 'Cloud Architecture and Engineering',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'Cloud Architecture and Engineering',
  heroSubtitle: 'Cloud platforms defined in code, with recovery times taken from failover drills.',
  overview:
    "The first document we ask for is last month's invoice; the workload inventory, traffic figures and recovery targets follow. From these come accounts, networks and clusters on AWS, Azure or Google Cloud, written in Terraform that your engineers review as pull requests. Workloads move in waves, each with a rollback step. By the end, state files, pipelines and decision records sit in your organization, and a drill has put a clock on recovery. We resell no cloud credits: the provider bills you directly.",
  keyBenefits: [
    {
      id: 'recovery-time-from-a-drill',
      title: 'Recovery time from a drill',
      description:
        'A zone is taken out of service on an agreed date. Downtime and lost data are recorded against RTO and RPO.',
    },
    {
      id: 'drift-shows-overnight',
      title: 'Drift shows overnight',
      description:
        'A nightly terraform plan has to come back empty; a managed resource edited in the console appears as a difference.',
    },
    {
      id: 'spend-splits-by-team',
      title: 'Spend splits by team',
      description:
        'Resources without owner and service tags fail the policy check, so the bill can be divided without a spreadsheet.',
    },
  ],
  whatWeOffer: [
    'Landing zone on AWS, Azure or Google Cloud',
    'Terraform or OpenTofu modules with Open Policy Agent checks',
    'Kubernetes on EKS, AKS or GKE, deployed through Argo CD',
    'Migration waves ordered by dependency, with rollback steps',
    'Multi-zone and multi-region failover, drilled and timed',
    'OpenTelemetry traces, metrics and logs with SLO alerts',
    'Rightsizing and commitment report on FOCUS billing data',
  ],
  imageAlt:
    'Two cloud regions, each divided into availability zones, with a load balancer in front and database replication between them. One zone is marked failed and the traced path shows where its traffic goes.',
  caption:
    'Zone {zone}, which had the primary database, is out of service: the zones left take its requests, a synchronous replica is promoted. The second region waits. Recovery and lost writes are given against their targets, RTO and RPO. Computed from check intervals and capacities, illustrative.',
  departmentContactPath: '/contact?department=cloud-architecture',
}
