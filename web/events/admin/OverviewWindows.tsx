import type { DeskFilter } from '@bewezen/domain/events/desk.ts'
import { useState } from 'react'
import { OverviewWindow } from './OverviewWindow.tsx'

type Props = { search: string; filters: readonly DeskFilter[]; onFound: (text: string) => void }
type Place = { before?: string; after?: string }

/** Window after window of the list, growing at both ends; the first begins at what is to come. */
export function OverviewWindows({ search, filters, onFound }: Props) {
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  return (
    <div className="grid gap-3.5">
      {places.map((place, at) => (
        <OverviewWindow
          key={place.before ?? place.after ?? ''}
          asked={{ search, filters: [...filters], ...place }}
          onBefore={at === 0 ? (before) => setPlaces([{ before }, ...places]) : undefined}
          onAfter={at === places.length - 1 ? (after) => setPlaces([...places, { after }]) : undefined}
          onFound={onFound}
        />
      ))}
    </div>
  )
}
