import {
  type Location,
  type LocationForm,
  locationFaults,
  locationFormOf,
  locationOf,
  sortedLocations,
} from '@bewezen/domain/production/locations.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, type Kind } from '../kind.ts'
import { eventLocations } from '../tables.ts'

/** Locations, by name, those backstage last (EV-LOC-01, EV-CALL-22). */
export const locationKind: Kind<Location, LocationForm> = {
  kind: 'location',
  table: eventLocations,
  async read(reader, where) {
    const { rows } = await reader.execute<Location>(sql`
      select ${baseColumns}, r.name, r.location_type as "locationType", r.accessibility, r.facilities,
        r.technical_facilities as "technicalFacilities", r.surface_area::float8 as "surfaceArea", r.capacity,
        r.is_backstage as "isBackstage", r.notes
      from event_locations r where ${where}`)
    return sortedLocations(rows)
  },
  faults: locationFaults,
  formOf: locationFormOf,
  columnsOf: locationOf,
  line: logLines.location,
}
