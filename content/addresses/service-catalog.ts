// The services as the menus and the overview sort them: groups, their subcategories, and the services in each.
import type { Service, ServiceGroup } from '#content/schema.ts'

export interface CatalogGroup extends ServiceGroup {
  sections: readonly { id: string; name: string; services: readonly Service[] }[]
}

/** Sorts services into their groups. Within a group, they keep their order. */
export function catalogOf(groups: readonly ServiceGroup[], services: readonly Service[]): CatalogGroup[] {
  return groups.map((group) => ({
    ...group,
    sections: group.subcategories.map(({ id, name }) => ({
      id,
      name,
      services: services.filter((service) => service.group === group.id && service.subcategory === id),
    })),
  }))
}
