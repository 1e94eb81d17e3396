import type { Face } from '@bewezen/domain/profile/face.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { keepTyped, readTyped } from '../../base/editing/keptTyped.ts'

/** Whoever can be assigned or briefed, by name (EV-TODO-11). */
export const usePeopleFound = (search: string): readonly Face[] | undefined =>
  useRead(api.production.people, { search }, { enabled: search.trim().length > 1 }).data?.people

/** The person whose id a form holds: who stands in the record, or who was chosen since, also before the page was loaded anew. */
export function usePerson(id: string, known: Face | null | undefined, key: string | null) {
  const faceKey = key && `${key}:person`
  const [chosen, setChosen] = useState<Face | null>(() => keptFace(faceKey))
  return {
    person: [chosen, known].find((one) => one?.id === id) ?? null,
    remember(face: Face | null) {
      setChosen(face)
      if (faceKey) keepTyped(faceKey, { typed: face ?? {}, attempt: null })
    },
  }
}

/** A face that was kept with what is typed; it is shown only where the form holds its id. */
function keptFace(key: string | null): Face | null {
  const kept = key === null ? null : readTyped(key)
  return kept && 'id' in kept.typed ? (kept.typed as Face) : null
}
