import { z } from 'zod'
import { typedCents } from '../base/money.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { locationFaultWords as words } from './faultWords.ts'
import { type FaultsOf, line, longText, recordBase, short } from './record.ts'
import { typedCount } from './typedCount.ts'

/** EV-LOC-03 */
export const locationTypes = ['binnen', 'buiten', 'overdekt'] as const
export type LocationType = (typeof locationTypes)[number]
/** EV-LOC-04, EV-LOC-05, EV-LOC-06 */
export const accessibilityFlags = ['ov', 'auto'] as const
export const facilityFlags = ['wc', 'douche', 'slaapplek'] as const
export const technicalFlags = ['stopcontacten', 'scherm', 'geluid', 'verlichting', 'wifi'] as const
export const [maxLocationName, maxLocationNotes, maxSurface, maxCapacity] = [200, 1_000, 1_000_000, 1_000_000]

const flags = {
  accessibility: z.strictObject({ ov: z.boolean(), auto: z.boolean() }),
  facilities: z.strictObject({ wc: z.boolean(), douche: z.boolean(), slaapplek: z.boolean() }),
  technicalFacilities: z.strictObject({
    stopcontacten: z.boolean(),
    scherm: z.boolean(),
    geluid: z.boolean(),
    verlichting: z.boolean(),
    wifi: z.boolean(),
  }),
}

/** A place at an event (EV-DATA-22). */
export const Location = z.object({
  ...recordBase,
  name: z.string(),
  locationType: z.enum(locationTypes),
  ...flags,
  /** In square metres, with two decimals at most. */
  surfaceArea: z.number().nullable(),
  capacity: z.int().nullable(),
  isBackstage: z.boolean(),
  notes: z.string(),
})
export type Location = z.infer<typeof Location>

/** A location as it is typed. */
export const LocationForm = z.strictObject({
  name: line,
  locationType: z.enum(locationTypes),
  ...flags,
  surfaceArea: short,
  capacity: short,
  isBackstage: z.boolean(),
  notes: longText,
})
export type LocationForm = z.infer<typeof LocationForm>

export type LocationValues = Omit<Location, keyof typeof recordBase>

/** A new location: inside, and without anything (EV-LOC-09). */
export const newLocationForm = (): LocationForm => ({
  name: '',
  locationType: 'binnen',
  accessibility: { ov: false, auto: false },
  facilities: { wc: false, douche: false, slaapplek: false },
  technicalFacilities: { stopcontacten: false, scherm: false, geluid: false, verlichting: false, wifi: false },
  surfaceArea: '',
  capacity: '',
  isBackstage: false,
  notes: '',
})

/** A stored location as the form shows it. */
export const locationFormOf = (location: Location): LocationForm => ({
  name: location.name,
  locationType: location.locationType,
  accessibility: location.accessibility,
  facilities: location.facilities,
  technicalFacilities: location.technicalFacilities,
  surfaceArea: location.surfaceArea === null ? '' : String(location.surfaceArea).replace('.', ','),
  capacity: location.capacity === null ? '' : String(location.capacity),
  isBackstage: location.isBackstage,
  notes: location.notes,
})

/** What is wrong with each field (EV-LOC-02, EV-LOC-09). */
export function locationFaults(form: LocationForm): FaultsOf<LocationForm> {
  const faults: FaultsOf<LocationForm> = {}
  if (isInvisible(form.name)) faults.name = words.nameRequired
  else if (isLongerThan(cleanText(form.name), maxLocationName)) faults.name = words.nameTooLong
  if (typedSurface(form.surfaceArea) === undefined) faults.surfaceArea = words.surfaceInvalid
  if (typedCount(form.capacity, maxCapacity) === undefined) faults.capacity = words.capacityInvalid
  if (isLongerThan(cleanText(form.notes), maxLocationNotes)) faults.notes = words.notesTooLong
  return faults
}

/** A form without faults as it is stored. */
export const locationOf = (form: LocationForm): LocationValues => ({
  ...form,
  name: cleanText(form.name),
  surfaceArea: typedSurface(form.surfaceArea) ?? null,
  capacity: typedCount(form.capacity, maxCapacity) ?? null,
  notes: cleanText(form.notes),
})

/** By name, those that only the makers see last. */
export const sortedLocations = <L extends Pick<Location, 'id' | 'name' | 'isBackstage'>>(all: readonly L[]): L[] =>
  all.toSorted(
    (a, b) =>
      Number(a.isBackstage) - Number(b.isBackstage) || a.name.localeCompare(b.name, 'nl') || (a.id < b.id ? -1 : 1),
  )

/**
 * How many people the locations hold together, those backstage left out, when the event takes more; else null. It limits
 * nothing: only the maximum of the event does (EV-LOC-10).
 */
export function tooSmallFor(
  maxParticipants: number | null,
  locations: readonly Pick<Location, 'capacity' | 'isBackstage'>[],
): number | null {
  const told = locations.filter(({ capacity, isBackstage }) => capacity !== null && !isBackstage)
  const together = told.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
  return maxParticipants !== null && told.length > 0 && maxParticipants > together ? together : null
}

/** Two decimals at most, as money is typed. */
function typedSurface(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const hundredths = typedCents(typed)
  return hundredths === null || hundredths > maxSurface * 100 ? undefined : hundredths / 100
}
