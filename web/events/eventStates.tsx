import { calendarWords } from '@bewezen/domain/events/words.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageFailed } from '../base/document/PageFailed.tsx'
import { wakeParts } from '../base/hydration/later.tsx'
import { tellError } from '../base/parts/toast.ts'

/** The calendar when it could not be loaded (EV-CAL-34). */
export const EventsFailed = () => <PageFailed title={calendarWords.failed.title} />

/** An address without an event, or with one that is not to be seen: the calendar stays, and says so (EV-ROUTE-17). */
export const EventMissing = () => <Back {...calendarWords.missing} />

/** An event that could not be loaded: the calendar stays. */
export const EventFailed = () => <Back {...calendarWords.failed} />

function Back({ title, text }: { title: string; text: string }) {
  const router = useRouter()
  useEffect(() => {
    wakeParts()
    tellError(title, text)
    void router.navigate({ href: '/events', replace: true, resetScroll: false })
  }, [title, text, router])
  return null
}
