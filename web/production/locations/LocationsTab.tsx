import { type Location, sortedLocations, tooSmallFor } from '@bewezen/domain/production/locations.ts'
import { loadFailedWords, locationScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { locationWords } from '@bewezen/domain/production/words.ts'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { Notice } from '../record/Notice.tsx'
import { ListTitle } from '../record/table.tsx'
import { LocationCard } from './LocationCard.tsx'
import { LocationForm } from './LocationForm.tsx'

/** The locations of an event, and the form for one more (EV-LOC-01, EV-LOC-08). */
export function LocationsTab({ event }: About) {
  const read = useRead(api.production.locations, { eventId: event.id }, fresh)
  return (
    <Beside title={words.addTitle} form={(onClose) => <LocationForm eventId={event.id} onClose={onClose} />}>
      <Loaded read={read} failed={loadFailedWords.locations}>
        {({ locations }) => <Locations locations={locations} event={event} />}
      </Loaded>
    </Beside>
  )
}

function Locations({ locations, event }: { locations: readonly Location[]; event: About['event'] }) {
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box, '[data-row]')
  const [edited, setEdited] = useState<Location | null>(null)
  const most = event.date.seats
  const together = tooSmallFor(most, locations)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="locations" className="grid gap-4 outline-none">
      <ListTitle id="locations" title={words.title} aside={words.rooms(locations.length)} />
      {most !== null && together !== null && <Notice>{locationWords.tooSmall(most, together)}</Notice>}
      {locations.length === 0 ? (
        <Card>
          <EmptyState title={words.none} text={words.noneText} />
        </Card>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {sortedLocations(locations).map((location) => (
            <li key={location.id}>
              <LocationCard location={location} onEdit={() => setEdited(location)} />
            </li>
          ))}
        </ul>
      )}
      {edited && <LocationForm eventId={event.id} location={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}
