import { dayOf } from '@bewezen/domain/base/dates.ts'
import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import { callSheetsPath } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords } from '@bewezen/domain/production/callSheetWords.ts'
import { clashesWith } from '@bewezen/domain/production/clashes.ts'
import { loadFailedWords, briefingScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import FileText from 'lucide-react/icons/file-text'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { HelpersBox } from '../day/HelpersBox.tsx'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { ListTitle } from '../record/table.tsx'
import { useClashes } from '../useClashes.ts'
import { BriefingCard } from './BriefingCard.tsx'
import { BriefingForm } from './BriefingForm.tsx'

/** The briefings of an event, each of one person, and the form for one more (EV-BRIEF-01, EV-BRIEF-07). */
export function BriefingsTab({ event }: About) {
  const read = useRead(api.production.briefings, { eventId: event.id }, fresh)
  return (
    <Beside title={words.addTitle} form={(onClose) => <BriefingForm event={event} onClose={onClose} />}>
      <Loaded read={read} failed={loadFailedWords.briefings}>
        {({ briefings }) => <Briefings briefings={briefings} event={event} />}
      </Loaded>
      <HelpersBox eventId={event.id} zone={event.zone} />
    </Beside>
  )
}

function Briefings({ briefings, event }: { briefings: readonly Briefing[]; event: About['event'] }) {
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box, '[data-row]')
  const [edited, setEdited] = useState<Briefing | null>(null)
  const { clashes, activities } = useClashes(event.id)
  const { zone } = event
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="briefings" className="grid gap-4 outline-none">
      <ListTitle id="briefings" title={words.title} aside={words.people(briefings.length, zone)} />
      {briefings.length > 0 && (
        <p>
          <LinkButton to={callSheetsPath(event.id)} look="line" icon={<FileText size={16} />}>
            {callSheetWords.all}
          </LinkButton>
        </p>
      )}
      {briefings.length === 0 ? (
        <Card>
          <EmptyState title={words.none} text={words.noneText} />
        </Card>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {briefings.map((briefing) => (
            <li key={briefing.id}>
              <BriefingCard
                briefing={briefing}
                clashes={clashesWith(clashes, briefing.id)}
                named={{ briefings, activities }}
                zone={zone}
                hasDays={hasDays(briefings, event)}
                onEdit={() => setEdited(briefing)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited && <BriefingForm event={event} briefing={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

/** Whether times need their day: the event, or a briefing of it, is not all on one day. */
function hasDays(briefings: readonly Briefing[], { dates, zone }: About['event']): boolean {
  const moments = [
    ...dates.flatMap(({ startAt, endAt }) => [startAt, endAt]),
    ...briefings.flatMap(({ startAt, endAt }) => [startAt, endAt].filter((at) => at !== null)),
  ]
  return new Set(moments.map((moment) => dayOf(moment, zone))).size > 1
}
