import { todayWords } from '@bewezen/domain/today/words.ts'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { tellError } from '../../base/parts/toast.ts'
import type { Shown } from '../shown.ts'
import { useServerNow } from '../useServerNow.ts'
import { EnrolDialog } from './EnrolDialog.tsx'

type Props = { slug: string; dateId: string; onClose: () => void }

/** The enrolment form of one date over the page that offers it; the same as beside the event (SH-TODAY-20). */
export function EnrolHere({ slug, dateId, onClose }: Props) {
  const { data, isFetching } = useRead(api.events.event, { slug, occurrence: dateId }, { staleTime: 0 })
  const date = data?.event.dates.find(({ id }) => id === dateId)
  const fail = useEffectEvent(() => {
    tellError(todayWords.enrolFailed)
    onClose()
  })
  // Also when the date is gone from an event that is still there; what was read before may be older than the offer.
  const isLost = !date && !isFetching
  useEffect(() => {
    if (isLost) fail()
  }, [isLost])
  return data && date ? <Form shown={{ event: data.event, date }} answered={data.now} onClose={onClose} /> : null
}

function Form({ shown, answered, onClose }: { shown: Shown; answered: string; onClose: () => void }) {
  return <EnrolDialog shown={shown} now={useServerNow(answered)} onClose={onClose} />
}
