import type { ServiceText } from '#content/schema.ts'

export const cloudArchitectureAndEngineering: ServiceText = {
  name: 'Cloud Architecture and Engineering',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'Cloud Architecture and Engineering',
  heroSubtitle:
    'Cloud platforms defined in code, with least-privilege access and recovery times measured in drills.',
  summary: 'A cloud platform in Terraform, migrated workloads and rehearsed failover',
  overview:
    'Cloud accounts that were built by hand usually have two problems: nobody can explain the bill, and nobody has tested a recovery. We rebuild accounts, networks and clusters on AWS, Azure or Google Cloud as Terraform code, which your engineers review as pull requests. From the first day, guardrails forbid public storage, missing encryption and long-lived keys. Workloads then move in waves that can be rolled back, whether they are containers, functions or virtual machines.',
  inputs: [
    'Recent cloud or hosting invoices',
    'Workload inventory with dependencies',
    'Traffic figures and recovery targets',
    'Rules on where your data may be stored',
  ],
  deliverables: [
    'Terraform or OpenTofu code in your organization',
    'Migrated workloads',
    'Failover drill report with measured times',
    'Cost report by team and service',
    'Architecture decision records',
  ],
  notIncluded: 'Cloud usage, which the provider bills to you directly.',
  duration:
    '3 to 9 months. After handover, you can book operation by the month, with a desk that answers around the clock.',
  team: '2 to 5 engineers',
  followedBy: [{ slug: 'data-analytics-ai-and-machine-learning' }],
  keyBenefits: [
    {
      id: 'recovery-time-from-a-drill',
      title: 'Recovery times you have seen',
      description:
        'On an agreed date, your team and ours simulate the loss of a zone. We compare downtime and lost data with your targets: the recovery time (RTO) and the age of lost data (RPO). Auditors get measurements instead of estimates.',
    },
    {
      id: 'drift-shows-overnight',
      title: 'Manual changes found overnight',
      description:
        'Every night, Terraform compares the code with what is running and reports any difference, so an edit in the console shows up the next morning. An inventory check finds resources that somebody created by hand.',
    },
    {
      id: 'spend-splits-by-team',
      title: 'A bill you can divide by team',
      description:
        'A policy check rejects resources without owner and service tags. The cost of a shared cluster is split by the CPU and memory each team has requested. All costs come from the billing data, and each idle resource has an owner you can ask.',
    },
  ],
  whatWeOffer: [
    'Landing zone on AWS, Azure or Google Cloud',
    'Terraform or OpenTofu modules with Open Policy Agent checks',
    'Kubernetes on EKS, AKS or GKE, deployed through Argo CD',
    'Migration waves ordered by dependency, with rollback steps',
    'Multi-zone failover, and multi-region where your targets need it',
    'OpenTelemetry traces, metrics and logs with SLO alerts',
    'Report on resources larger than needed, and on discounts for a fixed usage commitment',
    'Single sign-on, least-privilege roles, key management, audit logs',
  ],
  imageAlt:
    'Two cloud regions, divided into availability zones, with DNS in front, a load balancer in each region, and database replication between the regions. One zone is marked as failed, and the traced path shows where its traffic goes.',
  caption:
    'Zone {zone}, which held the primary database, is out of service. The other zones of its region take the requests and a synchronous replica is promoted. The second region remains on standby.',
  departmentContactPath: '/contact?department=cloud-architecture',
}
