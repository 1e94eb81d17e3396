import { asksFood, foodFaults } from '@bewezen/domain/events/dietaryOptions.ts'
import type { EventType } from '@bewezen/domain/events/eventForm.ts'
import { useOptions } from './useOptions.ts'

export type TypedAnswers = { dietaryRestrictions: string[]; allergies: string[]; notes: string }
export type Food = ReturnType<typeof useFood>

/**
 * What the form of a place asks about food and health: nothing online, and without the lists nothing that must be chosen,
 * since notes take the answer then (EV-ENROL-26, EV-EDGE-43).
 */
export function useFood(type: EventType) {
  const isAsked = asksFood(type)
  const options = useOptions(isAsked)
  return {
    ...options,
    isAsked,
    faultsOf: (typed: TypedAnswers): ReturnType<typeof foodFaults> | null =>
      isAsked && !options.isMissing ? foodFaults(typed, options.isEmpty) : null,
  }
}
