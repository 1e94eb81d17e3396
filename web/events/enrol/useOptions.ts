import { pageWords, formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'

/** The lists of the form and the answers of the last time; without lists, notes take the answer (EV-ENROL-31, EV-EDGE-43). */
export function useOptions() {
  const { data, isError, refetch } = useRead(api.events.options, {})
  const { data: last } = useRead(api.events.lastAnswers, {}, { gcTime: 0, staleTime: 0 })
  const isEmpty = {
    dietaryRestrictions: data?.dietaryRestrictions.length === 0,
    allergies: data?.allergies.length === 0,
  }
  const isBare = isEmpty.dietaryRestrictions && isEmpty.allergies
  return {
    dietaryRestrictions: data?.dietaryRestrictions ?? [],
    allergies: data?.allergies ?? [],
    last: last?.answers ?? null,
    /** Which list has nothing to choose from. */
    isEmpty,
    isMissing: isError || isBare,
    says: isBare ? words.noOptions : words.optionsFailed,
    again: pageWords.retry,
    retry: () => void refetch(),
  }
}
