import { time } from '@bewezen/domain/base/dates.ts'
import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import Check from 'lucide-react/icons/check'
import Smartphone from 'lucide-react/icons/smartphone'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import type { Arrival } from './useDayParts.ts'

const first = 8
type ToComeProps = {
  all: readonly Arrival[]
  found: readonly Arrival[]
  isSought: boolean
  isFoundInside: boolean
  onCome: (one: Arrival) => void
}

/** Who is still to come, by name; a button for each lets them in. */
export function ToCome({ all, found, isSought, isFoundInside, onCome }: ToComeProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || isSought ? found.slice(0, 500) : found.slice(0, first)
  const empty = all.length === 0 ? words.nobody : isSought ? words.nobodyFound : words.nobodyToCome
  return (
    <>
      <Head id="to-come" title={words.notYet} aside={String(found.length)} />
      {found.length === 0 && !isFoundInside && <p className="py-2 text-ink-2">{empty}</p>}
      <ul>
        {shown.map((one) => (
          <Line key={one.id} one={one}>
            <Button
              look="line"
              icon={<Check size={16} />}
              aria-label={words.comeOf(one.name)}
              onClick={() => onCome(one)}
            >
              {words.come}
            </Button>
          </Line>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
    </>
  )
}

type InsideProps = { inside: readonly Arrival[]; isSought: boolean; zone: string; onUndo: (one: Arrival) => void }

/** The last three who came in, or those of the name that is sought; each to be taken back. */
export const Inside = ({ inside, isSought, zone, onUndo }: InsideProps) => (
  <section aria-labelledby="just-in">
    <Head
      id="just-in"
      title={isSought ? words.alreadyIn : words.justIn}
      aside={isSought ? String(inside.length) : words.lastThree}
    />
    <ul>
      {inside.map((one) => (
        <Line key={one.id} one={one}>
          <span className="flex items-center gap-1.5 text-fs-14 text-ink-2 tabular-nums">
            {one.waits ? <Smartphone size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
            {one.since !== null && time(one.since, zone)}
            {one.waits && <span className="sr-only">{words.waits}</span>}
          </span>
          <IconButton label={words.undo(one.name)} icon={<Undo2 size={18} />} onClick={() => onUndo(one)} />
        </Line>
      ))}
    </ul>
  </section>
)

const Line = ({ one, children }: { one: Arrival; children: ReactNode }) => (
  <li data-row={one.id} className="flex items-center gap-3 border-b border-line py-2">
    <Avatar name={one.name} photo={one.avatarUrl} color={one.avatarColor} size={40} />
    <span className="min-w-0 flex-1 font-[650] wrap-anywhere">{one.name}</span>
    {children}
  </li>
)

const Head = ({ id, title, aside }: { id: string; title: string; aside: string }) => (
  <div className="flex items-baseline justify-between border-b border-line pb-1.5">
    <h3 id={id} className="text-[15px] font-[650]">
      {title}
    </h3>
    <span className="text-fs-14 text-ink-2">{aside}</span>
  </div>
)
