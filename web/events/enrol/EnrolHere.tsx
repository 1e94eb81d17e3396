import { todayWords } from '@bewezen/domain/today/words.ts'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../base/api/api.ts'
import type { Client } from '../../base/api/client.ts'
import { useRead } from '../../base/api/useRead.ts'
import { tellError } from '../../base/parts/toast.ts'
import { useServerNow } from '../useServerNow.ts'
import { EnrolDialog } from './EnrolDialog.tsx'

type Props = { slug: string; dateId: string; onClose: () => void }

/** The enrolment form of one date over the page that offers it; the same as beside the event (SH-TODAY-20). */
export function EnrolHere({ slug, dateId, onClose }: Props) {
  const read = useRead(api.events.event, { slug, occurrence: dateId })
  const fail = useEffectEvent(() => {
    tellError(todayWords.enrolFailed)
    onClose()
  })
  const isLost = read.isError && !read.data
  useEffect(() => {
    if (isLost) fail()
  }, [isLost])
  return read.data ? <Form look={read.data} dateId={dateId} onClose={onClose} /> : null
}

type Look = Awaited<ReturnType<Client['events']['event']>>

function Form({ look: { event, now: answered }, dateId, onClose }: Omit<Props, 'slug'> & { look: Look }) {
  const now = useServerNow(answered)
  const date = event.dates.find(({ id }) => id === dateId)
  return date ? <EnrolDialog shown={{ event, date }} now={now} onClose={onClose} /> : null
}
