import { clashesOf } from '@bewezen/domain/production/clashes.ts'
import { useMemo } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { fresh } from './fresh.ts'

const none = { briefings: [], elsewhere: [], activities: [] }

/** The briefings and the programme of an event with all that does not fit together in them; of a list that did not come nothing is said (EV-MORE-05). */
export function useClashes(eventId: string) {
  const told = useRead(api.production.briefings, { eventId }, fresh)
  const programme = useRead(api.production.programme, { eventId }, fresh)
  const { data: { briefings, elsewhere } = none } = told
  const { data: { activities } = none } = programme
  return useMemo(() => {
    const source = { briefings, elsewhere, activities }
    return { ...source, clashes: clashesOf(source), isKnown: told.isSuccess && programme.isSuccess }
  }, [briefings, elsewhere, activities, told.isSuccess, programme.isSuccess])
}
