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
import { baseColumns, type Kind, rowsOf } from '../kind.ts'
import { eventLocations } from '../tables.ts'

const rows = rowsOf<Location>(
  'location',
  (where) => sql`
  select ${baseColumns}, r.name, r.location_type as "locationType", r.accessibility, r.facilities,
    r.technical_facilities as "technicalFacilities", r.surface_area::float8 as "surfaceArea", r.capacity,
    r.is_backstage as "isBackstage", r.notes
  from event_locations r where ${where}`,
)

/** Locations, by name, those backstage last (EV-LOC-01, EV-CALL-22). */
export const locationKind: Kind<Location, LocationForm> = {
  kind: 'location',
  table: eventLocations,
  read: async (reader, which) => sortedLocations(await rows(reader, which)),
  faults: locationFaults,
  formOf: locationFormOf,
  columnsOf: locationOf,
  line: logLines.location,
}
