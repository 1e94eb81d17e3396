import type { Day } from '@bewezen/domain/production/day.ts'
import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import { readCode, scanned } from '@bewezen/domain/production/placeCodes.ts'
import QrCode from 'lucide-react/icons/qr-code'
import { useRef, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { Inside, ToCome } from './Arrivals.tsx'
import { pressAtDoor } from './pressAtDoor.ts'
import { Said, type SaidProps } from './Said.tsx'
import { scanText } from './scanText.ts'
import type { Arrival, DayParts } from './useDayParts.ts'

const ScanDialog = onNeed(() => import('./ScanDialog.tsx'), 'ScanDialog')

/** So many of the last who came in are shown without a search. */
const lastIn = 3

/** Checking people in, by name or by code, with a line and without (EV-MORE-51, EV-MORE-55). */
export function CheckIn({ day, parts }: { day: Day; parts: DayParts }) {
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [said, setSaid] = useState<SaidProps | null>(null)
  const box = useRef<HTMLElement>(null)
  const { all, toCome, inside, onPhone } = parts
  const { zone } = day.event
  // What an earlier code did is not said of the next one.
  const openScan = (on: boolean) => {
    setScanning(on)
    setSaid(null)
  }
  const comes = (one: Arrival) => {
    setSaid({ kind: 'welcome', ...scanText({ kind: 'welcome', place: one }, new Date().toISOString(), zone) })
    void pressAtDoor(day.date.id, one.id, true)
    box.current?.focus()
  }
  const use = (code: string) => {
    const scan = scanned(code, { places: all, without: day.without, handedOn: day.handedOn })
    setSaid({ kind: scan.kind, ...scanText(scan, new Date().toISOString(), zone) })
    if (scan.kind === 'welcome') void pressAtDoor(day.date.id, scan.place.id, true)
    setTyped('')
  }
  const sought = typed.trim().toLocaleLowerCase('nl')
  const isCode = readCode(typed) !== null
  const isSought = sought !== '' && !isCode
  const named = ({ name }: Arrival) => !isSought || name.toLocaleLowerCase('nl').includes(sought)
  const found = toCome.filter(named)
  // Somebody let in by mistake an hour ago is found by name as well.
  const back = isSought ? inside.filter(named) : inside.slice(0, lastIn)
  return (
    <Card as="section" id="inchecken" aria-labelledby="check-in" className="grid scroll-mt-20 content-start gap-4 p-5">
      <div>
        <h2 id="check-in" className="heading text-fs-21">
          {words.checkIn}
        </h2>
        <p>
          <span className="heading block text-[3.25rem] leading-none tabular-nums">{inside.length}</span>
          <span className="text-ink-2">{words.inside(all.length)}</span>
        </p>
        <p className="mt-2 border-t border-line pt-2 text-fs-14 text-ink-2">
          {[words.sent(inside.length - onPhone), words.onPhone(onPhone), words.toCome(toCome.length)].join(', ')}
        </p>
      </div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button look="sun" size="l" icon={<QrCode size={20} />} onClick={() => openScan(true)}>
          {words.scan}
        </Button>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (isCode) use(typed)
          }}
        >
          <SearchField
            label={words.search}
            value={typed}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setSaid(null)
            }}
          />
        </form>
      </div>
      {isCode && <Button onClick={() => use(typed)}>{words.useCode}</Button>}
      <div role="status" className="empty:hidden">
        {said && <Said {...said} />}
      </div>
      <section ref={box} tabIndex={-1} className="outline-none" aria-labelledby="to-come">
        <ToCome
          all={all}
          found={found}
          isSought={isSought}
          isFoundInside={isSought && back.length > 0}
          onCome={comes}
        />
      </section>
      {back.length > 0 && (
        <Inside
          inside={back}
          isSought={isSought}
          zone={zone}
          onUndo={(one) => void pressAtDoor(day.date.id, one.id, false)}
        />
      )}
      {isScanning && (
        <ScanDialog onClose={() => openScan(false)} onCode={use} onType={() => setSaid(null)} said={said} />
      )}
    </Card>
  )
}
