import type { ServiceText } from '#content/schema.ts'

export const itInfrastructure: ServiceText = {
  name: 'IT Infrastructure',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'IT Infrastructure',
  heroSubtitle: 'Networks, servers and identity systems designed so that one failure does not stop work.',
  summary: 'Networks, servers and backups that survive one failure, demonstrated on site',
  overview:
    'One broken cable should not close a site, yet few companies have tried pulling one. We survey what is really racked and patched and compare it with your lists. Together we decide which single points of failure are worth removing; for one site with a few hundred users, it may be two or three. Ansible then applies the design from version control. On acceptance day we disconnect links, switches and power feeds under traffic, and you watch the outage being measured.',
  inputs: [
    'Floor plans and asset lists',
    'Carrier and support contracts',
    'List of services that must not stop',
    'Maintenance windows for the changes',
  ],
  deliverables: [
    'Configured network, servers and identity systems',
    'Ansible configuration in version control',
    'As-built drawings and NetBox records',
    'Acceptance report with measured outages',
    'Restore test log',
  ],
  notIncluded:
    'Structured cabling and carrier circuits remain under your own contracts. Support after handover can be booked by the month.',
  duration: '3 to 8 months',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'cloud-architecture-and-engineering' }],
  keyBenefits: [
    {
      id: 'failover-seen-on-site',
      title: 'Outage times known in advance',
      description:
        'At acceptance we disconnect links, switches and power feeds in turn while a traffic generator counts lost packets. You then know how long users would have to wait in a real failure.',
    },
    {
      id: 'backups-proven-by-restore',
      title: 'Backups you can restore',
      description:
        'We count a backup only after a sample has been restored to separate hardware and its checksums match the original. The report states how long the restore took.',
    },
    {
      id: 'records-match-the-rack',
      title: 'Repairs that start at the right port',
      description:
        'A script compares NetBox with LLDP neighbors and serial numbers. On acceptance day its list of differences is empty, so technicians can trust the records from then on.',
    },
  ],
  whatWeOffer: [
    'Campus and data center networks: EVPN-VXLAN, OSPF, BGP',
    'Wi-Fi survey in Ekahau, predicted and then measured',
    'Zero trust segmentation following NIST SP 800-207',
    'VMware, Hyper-V or Proxmox clusters with tested failover',
    'Entra ID, hybrid Active Directory and FIDO2 sign-in',
    'Backup by the 3-2-1 rule with an immutable copy',
    'Monitoring in Zabbix or Prometheus over SNMPv3 and gNMI',
  ],
  imageAlt:
    'Network topology from two carrier uplinks through paired firewalls and core switches to access switches and servers. The active path is traced and ends in both links of the servers; standby links are dashed.',
  caption:
    'Traffic follows the line and uses both server links; dashed links are on standby. Times in copper: how long traffic stops when a link of that tier is pulled, from BFD, heartbeat and link-state timers.',
  departmentContactPath: '/contact?department=it-infrastructure',
}
