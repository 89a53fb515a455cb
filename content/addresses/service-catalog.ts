// The services as the menus and the overview sort them: groups, their subcategories, and the services in each.
import type { Service, ServiceGroup } from '#content/schema.ts'

export interface CatalogGroup extends ServiceGroup {
  sections: readonly { id: string; name: string; services: readonly Service[] }[]
}

/** Returns the groups that have one of the services, with those of their subcategories that have one. */
export const groupsWith = (services: readonly Service[], groups: readonly ServiceGroup[]): ServiceGroup[] =>
  groups.flatMap((group) => {
    const own = services.filter((service) => service.group === group.id)
    const subcategories = group.subcategories.filter(({ id }) => own.some((each) => each.subcategory === id))
    return own.length > 0 ? { ...group, subcategories } : []
  })

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
