import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import type { Location } from '@bewezen/domain/production/locations.ts'
import { locationScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { locationWords } from '@bewezen/domain/production/words.ts'
import House from 'lucide-react/icons/house'
import Lock from 'lucide-react/icons/lock'
import Trees from 'lucide-react/icons/trees'
import Umbrella from 'lucide-react/icons/umbrella'
import type { ReactNode } from 'react'
import { Badge } from '../../base/parts/Badge.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { VisuallyHidden } from '../../base/parts/VisuallyHidden.tsx'
import { RowTools } from '../record/RowTools.tsx'
import { FlagIcon } from './FlagIcon.tsx'
import { flagsOf } from './flags.ts'

const types = { binnen: House, buiten: Trees, overdekt: Umbrella }

/** A location: how large, for how many, and what it has and lacks (EV-LOC-03..07). */
export function LocationCard({ location, onEdit }: { location: Location; onEdit: () => void }) {
  const { name, locationType, surfaceArea, capacity, isBackstage, notes } = location
  const Type = types[locationType]
  return (
    <Card
      as="article"
      data-row={location.id}
      tabIndex={-1}
      aria-labelledby={`location-${location.id}`}
      className="h-full p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`location-${location.id}`} className="heading text-fs-21 wrap-anywhere">
          {name}
        </h3>
        <span className="-mt-1.5 -mr-2 flex-none">
          <RowTools kind="location" record={location} name={name} onEdit={onEdit} />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-1.5">
        <Badge icon={<Type size={14} aria-hidden="true" />}>{locationWords.types[locationType]}</Badge>
        {isBackstage && <Badge icon={<Lock size={14} aria-hidden="true" />}>{locationWords.backstage}</Badge>}
      </p>
      <dl className="my-3 grid grid-cols-2 border-y border-line">
        <Figure label={words.surface}>
          {surfaceArea === null ? words.none_ : words.squareMetres(String(surfaceArea).replace('.', ','))}
        </Figure>
        <Figure label={words.capacity}>{capacity === null ? words.none_ : wholeNumber(capacity)}</Figure>
      </dl>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 text-fs-14">
        {flagsOf(location).map(({ name, label, on }) => (
          <li key={name} className={on ? 'flex items-center gap-2' : 'flex items-center gap-2 text-ink-3'}>
            <FlagIcon name={name} />
            <span aria-hidden="true" className={on ? undefined : 'line-through'}>
              {label}
            </span>
            <VisuallyHidden>{on ? words.has(label) : words.hasNot(label)}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {notes && <p className="mt-3 text-fs-14 wrap-anywhere whitespace-pre-line text-ink-2">{notes}</p>}
    </Card>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="py-2 even:border-l even:border-line even:pl-4">
    <dt className="text-fs-13 text-ink-2">{label}</dt>
    <dd className="font-display text-fs-21">{children}</dd>
  </div>
)
