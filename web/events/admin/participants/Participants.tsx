import { participantsFilePath, participantsPerPage } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { keepPreviousData } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { buttonLook } from '../../../base/parts/buttonLook.ts'
import { Card } from '../../../base/parts/Card.tsx'
import { EmptyState } from '../../../base/parts/EmptyState.tsx'
import { Loaded } from '../../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../caching.ts'
import { AddParticipant } from './AddParticipant.tsx'
import { DietarySummary } from './DietarySummary.tsx'
import { Pages } from './Pages.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'
import { Totals } from './Totals.tsx'

/** Who has, awaits or had a place, and what an admin does about it (EV-PART-01..07). */
export function Participants({ event, date }: About) {
  const [page, setPage] = useState(1)
  const [adds, setAdds] = useState(false)
  const asked = { eventId: event.id, dateId: date?.id ?? null, page }
  const read = useRead(api.events.participants, asked, { ...fresh.counts, placeholderData: keepPreviousData })
  return (
    <Loaded read={read} failed={words.loadFailed}>
      {({ participants, totals, total, dietary }) => (
        <div className="grid gap-5">
          <Totals totals={totals} dates={date ? [date] : event.dates} participants={participants} />
          <Card as="section" className="overflow-hidden" aria-labelledby="participants">
            <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-6">
              <h2 id="participants" className="heading text-fs-21">
                {words.title}
              </h2>
              <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
                {total > 0 && (
                  <a
                    href={participantsFilePath(event.id, date?.id ?? null)}
                    download
                    className={buttonLook({ look: 'line' })}
                  >
                    <Download size={18} aria-hidden="true" />
                    {words.export}
                  </a>
                )}
                {event.status === 'scheduled' && (
                  <Button look="line" icon={<UserPlus size={18} />} onClick={() => setAdds(true)}>
                    {words.addTitle}
                  </Button>
                )}
              </div>
            </div>
            {participants.length === 0 ? (
              <EmptyState title={words.none} text={words.noneText} />
            ) : (
              <ParticipantsTable participants={participants} event={event} isOfAllDates={date === null} />
            )}
            <Pages page={page} last={Math.ceil(total / participantsPerPage)} onPage={setPage} />
          </Card>
          <DietarySummary dietary={dietary} count={totals.find(({ status }) => status === 'enrolled')?.count ?? 0} />
          {adds && <AddParticipant event={event} date={date} onClose={() => setAdds(false)} />}
        </div>
      )}
    </Loaded>
  )
}
