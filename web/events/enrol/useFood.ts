import { foodFaults, requiresFood } from '@bewezen/domain/events/dietaryOptions.ts'
import type { EventType } from '@bewezen/domain/events/eventForm.ts'
import { useOptions } from './useOptions.ts'

export type TypedAnswers = { dietaryRestrictions: string[]; allergies: string[]; notes: string }
export type Food = ReturnType<typeof useFood>

/**
 * What the form of a place asks about food and health: online nothing that must be answered, nor without the lists, since
 * notes take the answer then (EV-ENROL-26, EV-EDGE-43).
 */
export function useFood(type: EventType) {
  const isRequired = requiresFood(type)
  const options = useOptions()
  return {
    ...options,
    isRequired,
    faultsOf: (typed: TypedAnswers): ReturnType<typeof foodFaults> | null =>
      isRequired && !options.isMissing ? foodFaults(typed, options.isEmpty) : null,
  }
}
