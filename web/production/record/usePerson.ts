import type { Face } from '@bewezen/domain/profile/face.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'

/** Whoever can be assigned or briefed, by name (EV-TODO-11). */
export const usePeopleFound = (search: string): readonly Face[] | undefined =>
  useRead(api.production.people, { search }, { enabled: search.trim().length > 1 }).data?.people

/** The person whose id a form holds: who stands in the record, or who was chosen since. */
export function usePerson(id: string, known: Face | null | undefined) {
  const [chosen, setChosen] = useState<Face | null>(null)
  return { person: [chosen, known].find((one) => one?.id === id) ?? null, remember: setChosen }
}
