import type { ServiceText } from '#content/schema.ts'

export const itInfrastructure: ServiceText = {
  name: 'IT Infrastructure',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'IT Infrastructure',
  heroSubtitle:
    'Networks, servers and sign-in (identity) systems designed so that one failure does not stop a site.',
  summary: 'Networks, servers and backups that survive one failure, demonstrated on site',
  overview:
    'One broken cable should not close a site, yet few companies have tried pulling one. We survey what is really racked and patched and compare it with your lists. Together we decide which single points of failure are worth removing; at a site with a few hundred users, these may be only two or three. Sites are joined by SD-WAN or VPN over two carriers. Ansible then applies the design, firewall rules included, from version control. We come to your sites for the survey, the changes and acceptance; the quote names the office our engineers come from and the travel cost.',
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
    'Hardware, which you buy from our parts list.\nCabling and carrier circuits.\nUser devices.\nMicrosoft 365 applications, such as Exchange and Teams.\nThe help desk.',
  duration:
    '3 to 8 months. For 90 days after acceptance, we repair defects at our cost. Then you can book support around the clock by the month.',
  team: '2 to 4 engineers',
  followedBy: [{ slug: 'cloud-architecture-and-engineering' }],
  keyBenefits: [
    {
      id: 'failover-seen-on-site',
      title: 'Outage times known in advance',
      description:
        'On acceptance day, we disconnect links, switches and power feeds under traffic, then shut down a cluster host and a domain controller. You watch the outages being measured.',
    },
    {
      id: 'backups-proven-by-restore',
      title: 'Backups you can restore',
      description:
        'We count a backup as good only after sample files and one complete server have been restored to separate hardware. Checksums must match those taken at backup. The report states how long the restore took.',
    },
    {
      id: 'records-match-the-rack',
      title: 'Documentation that matches the racks',
      description:
        'A script compares NetBox with LLDP neighbors and serial numbers. We check patch panels by hand. At acceptance, the list of differences is empty, and from then on the script runs nightly for you.',
    },
  ],
  whatWeOffer: [
    'Networks on Cisco, Aruba, Juniper or Fortinet: EVPN-VXLAN, OSPF, BGP',
    'Wi-Fi survey in Ekahau, predicted and then measured',
    'Firewalls and zero trust segmentation following NIST SP 800-207',
    'VMware, Hyper-V or Proxmox clusters with tested failover',
    'Entra ID, hybrid Active Directory and FIDO2 sign-in',
    'Backup by the 3-2-1 rule, with an immutable copy against ransomware',
    'Monitoring in Zabbix or Prometheus over SNMPv3 and gNMI',
    'Move from VMware to Hyper-V or Proxmox, host by host; each step can be reversed',
  ],
  imageAlt:
    'Network topology from two carrier uplinks through paired firewalls and core switches to access switches and servers. The active path is traced and ends in both links of the servers; standby links are dashed.',
  caption:
    'Traffic follows the line and uses both server links; dashed links are on standby. The numbers in copper color, calculated from the timers, say how long traffic to the servers stops at most when a link of that level fails. A pulled cable is often noticed sooner; acceptance measures it. By choice, each floor has only one access switch.',
  departmentContactPath: '/contact?department=it-infrastructure',
}
