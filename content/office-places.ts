// Offices with their coordinates as numbers. The offices themselves are in company.ts.
import type { Office } from './schema.ts'

/** An office with its coordinates in degrees; north and east are positive. */
export interface OfficePlace extends Pick<Office, 'id' | 'name' | 'timeZone'> {
  latitude: number
  longitude: number
}

/** Returns the offices whose coordinates are known. */
export const placesOf = (offices: readonly Office[]): OfficePlace[] =>
  offices.flatMap(({ id, name, timeZone, latitude, longitude }) =>
    latitude && longitude
      ? [{ id, name, timeZone, latitude: Number(latitude), longitude: Number(longitude) }]
      : [],
  )
