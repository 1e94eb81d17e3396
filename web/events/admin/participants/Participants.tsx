import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { isWhole, participantsFilePath } from '@bewezen/domain/events/participantView.ts'
import Download from 'lucide-react/icons/download'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { Button } from '../../../base/parts/Button.tsx'
import { buttonLook } from '../../../base/parts/buttonLook.ts'
import { Card } from '../../../base/parts/Card.tsx'
import { EmptyState } from '../../../base/parts/EmptyState.tsx'
import { Loaded } from '../../../base/parts/Loaded.tsx'
import { useTyped } from '../../../base/parts/useTyped.ts'
import type { About } from '../about.ts'
import { Transfers } from '../transfers/Transfers.tsx'
import { AddParticipant } from './AddParticipant.tsx'
import { DietarySummary } from './DietarySummary.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'
import { ParticipantTools } from './ParticipantTools.tsx'
import { Totals } from './Totals.tsx'
import { together, useParticipants, useParticipantsView } from './useParticipants.ts'

/** Who has, awaits or had a place, and what an admin does about it (EV-PART-01..07, EV-MORE-25..27). */
export function Participants({ event, date }: About) {
  const { view, put } = useParticipantsView()
  const [typed, setTyped] = useTyped(view.search, (search) => put({ search }))
  const [adds, setAdds] = useState(false)
  const dateId = date?.id ?? null
  const clear = () => {
    setTyped('')
    put({ search: '', filter: null })
  }
  const read = useParticipants(event.id, dateId, view)
  return (
    <Loaded read={{ ...read, data: together(read.data?.pages) }} failed={words.loadFailed}>
      {({ participants, counts, totals, failedRefunds, dietary }) => {
        const found = counts.reduce((sum, { count }) => sum + count, 0)
        return (
          <div className="grid gap-5">
            <Totals totals={totals} dates={date ? [date] : event.dates} failedRefunds={failedRefunds} />
            <Transfers event={event} date={date} />
            <Card as="section" className="overflow-hidden" aria-labelledby="participants">
              <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-6">
                <h2 id="participants" className="heading text-fs-21">
                  {words.title}
                </h2>
                <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
                  {found > 0 && (
                    <a
                      href={participantsFilePath(event.id, dateId, view)}
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
              {totals.length > 0 && <ParticipantTools view={view} put={put} typed={typed} onType={setTyped} />}
              <div aria-busy={read.isPlaceholderData || undefined}>
                {participants.length > 0 && (
                  <ParticipantsTable
                    participants={participants}
                    counts={counts}
                    event={event}
                    isOfAllDates={date === null}
                    isGrouped={view.order === 'standing'}
                  />
                )}
                {participants.length === 0 && isWhole(view) && <EmptyState title={words.none} text={words.noneText} />}
                {participants.length === 0 && !isWhole(view) && (
                  <EmptyState
                    title={words.nobody}
                    text={words.nobodyText}
                    action={
                      <Button look="line" onClick={clear}>
                        {words.clear}
                      </Button>
                    }
                  />
                )}
              </div>
              <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2 text-fs-14 text-ink-2 lg:px-6">
                <p role="status">{found > 0 && words.shown(participants.length, found)}</p>
                {read.hasNextPage && (
                  <Button look="line" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                    {words.more}
                  </Button>
                )}
              </div>
            </Card>
            <DietarySummary dietary={dietary} count={totals.find(({ status }) => status === 'enrolled')?.count ?? 0} />
            {adds && <AddParticipant event={event} date={date} onClose={() => setAdds(false)} />}
          </div>
        )
      }}
    </Loaded>
  )
}
