import { fullDate, time } from '@bewezen/domain/base/dates.ts'
import { callSheetsPath } from '@bewezen/domain/production/callSheet.ts'
import type { Day } from '@bewezen/domain/production/day.ts'
import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useSyncExternalStore } from 'react'
import { useAddress } from '../../base/address/useAddress.ts'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useTitle } from '../../base/document/useTitle.ts'
import { lineStatus, onLineStatus } from '../../base/live/live.ts'
import { useOwnNotice } from '../../base/live/ownNotice.ts'
import { forgetKept } from '../../base/offline/forgetKept.ts'
import { keepPhotos } from '../../base/offline/photos.ts'
import { photoAddress } from '../../base/parts/Avatar.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { Main } from '../../base/parts/Screen.tsx'
import { useAfter } from '../../base/parts/useAfter.ts'
import { useMay } from '../../base/session/ownAccess.ts'
import { CheckIn } from './CheckIn.tsx'
import { DayProgramme } from './DayProgramme.tsx'
import { fetchAhead } from './fetchAhead.ts'
import { Kitchen } from './Kitchen.tsx'
import { OwnBriefing } from './OwnBriefing.tsx'
import { useDayParts } from './useDayParts.ts'
import { useMinute } from './useMinute.ts'

/** `/events/{id}/dag`: the day itself, for admins and for whom an admin named for it; it goes on without a line (EV-MORE-50, EV-MORE-52, EV-MORE-107). */
export function DayScreen({ eventId }: { eventId: string }) {
  const [date] = useAddress<string>('datum', '')
  const read = useRead(api.production.day, { eventId, ...(date && { dateId: date }) }, { staleTime: 0 })
  const may = useMay('manageEvents')
  const now = useMinute()
  const cache = useQueries()
  const code = refusalOf(read.error)?.code
  const isOver = Boolean(read.data?.until && Date.parse(read.data.until) <= now)
  const isClosed = isOver || code === 'NOT_FOUND' || code === 'INVALID_INPUT' || code === 'FORBIDDEN'
  useTitle(read.data && !isClosed ? words.title(read.data.event.title) : null)
  useEffect(() => {
    // Whoever does not help any more keeps no names on their phone.
    if (!isClosed) return
    void forgetKept('/api/production/day')
    void keepPhotos([])
    cache.removeQueries({ queryKey: api.production.day.key(), type: 'inactive' })
  }, [isClosed, cache])
  return (
    <Main className="page max-w-[1336px] pt-6 pb-12 lg:pt-10 lg:pb-20">
      {isClosed ? (
        <>
          <h1 className="heading text-[1.875rem] leading-[1.1]">{words.page}</h1>
          {may ? (
            <EmptyState
              art="arc"
              title={words.noSuchDay}
              text={words.noSuchDayText}
              action={<LinkButton to="/events/admin">{words.toEvents}</LinkButton>}
            />
          ) : (
            <EmptyState art="arc" title={words.missing} text={words.missingText} />
          )}
        </>
      ) : (
        <Loaded read={read} failed={words.failed}>
          {(day) => <TheDay day={day} />}
        </Loaded>
      )}
    </Main>
  )
}

function TheDay({ day }: { day: Day }) {
  const { event, date, until, guests } = day
  const parts = useDayParts(day)
  const line = useSyncExternalStore(onLineStatus, lineStatus, lineStatus)
  useOwnNotice()
  const isAdmin = until === null
  const photos = guests.flatMap(({ avatarUrl }) => (avatarUrl ? [photoAddress(avatarUrl, 40)] : [])).join(' ')
  useEffect(() => void fetchAhead(), [])
  useEffect(() => void keepPhotos(photos.split(' ').filter(Boolean)), [photos])
  const when = `${fullDate(date.startAt, event.zone)}, ${time(date.startAt, event.zone)} - ${time(date.endAt, event.zone)}`
  return (
    <>
      {isAdmin && (
        <PathLink
          to={`/events/admin?event=${event.id}&tab=briefings`}
          className="mb-1 inline-flex min-h-11 items-center gap-2 font-semibold no-underline"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {words.toDesk}
        </PathLink>
      )}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="heading text-[1.875rem] leading-[1.1] tracking-[-0.03em] wrap-anywhere lg:text-fs-46">
            {words.title(event.title)}
          </h1>
          <p className="mt-1.5 text-ink-2">{[when, event.venueName].filter(Boolean).join(', ')}</p>
          {until !== null && <p className="text-fs-14 text-ink-2">{words.until(until)}</p>}
        </div>
        {isAdmin && (
          <LinkButton to={callSheetsPath(event.id)} look="line" icon={<Printer size={16} />}>
            {words.sheets}
          </LinkButton>
        )}
      </header>
      <nav aria-label={words.parts} className="sticky top-0 z-1 mt-3 flex gap-1 overflow-x-auto bg-bg py-2 lg:hidden">
        {[
          ['inchecken', words.checkIn],
          ['programma', words.programme],
          ...(isAdmin ? [['keuken', words.kitchen]] : []),
          ['briefing', words.briefing],
        ].map(([id, name]) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-m border border-line px-3 font-semibold whitespace-nowrap no-underline"
          >
            {name}
          </a>
        ))}
      </nav>
      <div role="status" className="empty:hidden">
        {(parts.kept > 0 || line === 'lost') && <NoLine kept={parts.kept} />}
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-3">
        <CheckIn day={day} parts={parts} />
        <DayProgramme day={day} />
        <div className="grid gap-5">
          {isAdmin && <Kitchen dateId={date.id} />}
          <OwnBriefing day={day} />
        </div>
      </div>
    </>
  )
}

/** That the page goes on, and what waits on this phone; a press with a line is stored before this is drawn. */
const NoLine = ({ kept }: { kept: number }) =>
  useAfter(1_000) && (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-night px-4 py-3 text-on-night">
      <WifiOff size={18} aria-hidden="true" />
      <strong>{words.offline}</strong>{' '}
      <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">{words.offlineText}</span>
      {kept > 0 && (
        <span className="rounded-full max-sm:ml-auto border border-on-night-2 px-3 py-0.5 whitespace-nowrap">
          {words.kept(kept)}
        </span>
      )}
    </p>
  )
