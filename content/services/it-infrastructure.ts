import type { ServiceText } from '#content/schema.ts'

export const itInfrastructure: ServiceText = {
  name: 'IT Infrastructure',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'IT Infrastructure',
  heroSubtitle: 'Networks, servers and identity with two paths wherever one failure would stop work.',
  overview:
    'Floor plans, carrier contracts, asset lists and the names of the services that may not stop are where we begin. A site survey compares the lists with what is racked and patched. The design removes those single points of failure that you judge worth the price, and Ansible applies the configuration from version control. On acceptance day we pull links and switch off supplies under traffic; convergence times, as-built drawings and restore logs make up the file you keep. Cabling and carrier circuits stay on your contracts.',
  keyBenefits: [
    {
      id: 'failover-seen-on-site',
      title: 'Failover seen on site',
      description:
        'One link, switch and power feed after another is disconnected while a traffic generator counts the lost packets.',
    },
    {
      id: 'backups-proven-by-restore',
      title: 'Backups proven by restore',
      description:
        'A backup job counts once a sample has been restored to separate hardware and its checksums match the original.',
    },
    {
      id: 'records-match-the-rack',
      title: 'Records match the rack',
      description:
        'A script compares NetBox with LLDP neighbors and serial numbers. Its list of differences is empty on the day of acceptance.',
    },
  ],
  whatWeOffer: [
    'Campus and data center networks: EVPN-VXLAN, OSPF, BGP',
    'Wi-Fi survey in Ekahau, predicted first and then measured',
    'Segmentation and access policy based on NIST SP 800-207',
    'VMware, Hyper-V or Proxmox clusters, failover tested',
    'Entra ID, hybrid Active Directory and FIDO2 sign-in',
    'Backup to the 3-2-1 rule with an immutable copy',
    'Monitoring in Zabbix or Prometheus over SNMPv3 and gNMI',
  ],
  imageAlt:
    'Network topology from two carrier uplinks through paired firewalls and core switches to access switches and servers. The active path is traced, the redundant one dashed.',
  caption:
    'Traffic takes the way of least cost; dashed links wait. Copper is how long traffic stops when that link is pulled, from the timers of BFD, heartbeat and link state. A single point cuts a host off when it is taken out of the graph. Computed for an illustrative site.',
  departmentContactPath: '/contact?department=it-infrastructure',
}
