import {
  accessibilityFlags,
  facilityFlags,
  type Location,
  technicalFlags,
} from '@bewezen/domain/production/locations.ts'
import { locationWords } from '@bewezen/domain/production/words.ts'

export type FlagName =
  | (typeof accessibilityFlags)[number]
  | (typeof facilityFlags)[number]
  | (typeof technicalFlags)[number]
export type Flag = { name: FlagName; label: string; on: boolean }

/** All that a location has or lacks, in the order of the form (EV-LOC-04..06). */
export const flagsOf = (it: Pick<Location, 'accessibility' | 'facilities' | 'technicalFacilities'>): Flag[] => [
  ...accessibilityFlags.map((name) => ({ name, label: locationWords.accessibility[name], on: it.accessibility[name] })),
  ...facilityFlags.map((name) => ({ name, label: locationWords.facilities[name], on: it.facilities[name] })),
  ...technicalFlags.map((name) => ({
    name,
    label: locationWords.technicalFacilities[name],
    on: it.technicalFacilities[name],
  })),
]
