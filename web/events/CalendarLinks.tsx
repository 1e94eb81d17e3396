import { calendarFilePath } from '@bewezen/domain/events/addresses.ts'
import { calendarLinks } from '@bewezen/domain/events/calendarLinks.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventDetail } from '@bewezen/domain/events/reading.ts'
import { useRouter } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import type { Shown } from './shown.ts'

const look =
  'fast inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-fs-14 font-[550] no-underline hover:bg-surface-2 lg:min-h-[34px]'

/** Puts the date that is shown in one's own calendar (EV-DETAIL-02, EV-LINK-01..03, EV-LINK-10). */
export function CalendarLinks({ detail, shown }: { detail: EventDetail; shown: Shown }) {
  const { site } = useRouter().options.context
  const { date } = shown
  const links = calendarLinks({
    title: detail.title,
    description: detail.description,
    type: detail.type,
    venueName: detail.venueName,
    venueAddress: detail.venueAddress,
    startAt: date.startAt,
    endAt: date.endAt,
    url: `${site.url}/events/${detail.slug}`,
    isCancelled: false,
  })
  if (!links) return null
  return (
    <section>
      <h3 className="mb-2.5 font-[650]">{words.toCalendar}</h3>
      <div className="flex flex-wrap items-center gap-2">
        {(['google', 'outlook'] as const).map((name) => (
          <a key={name} href={links[name]} target="_blank" rel="noopener noreferrer" className={look}>
            {words[name]}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        ))}
        <a href={calendarFilePath(detail.slug, date.id)} download className={look}>
          <Download size={15} aria-hidden="true" />
          {words.apple}
        </a>
      </div>
    </section>
  )
}
