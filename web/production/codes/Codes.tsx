import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import type { DiscountCode } from '@bewezen/domain/production/codes.ts'
import { codeScreenWords as words } from '@bewezen/domain/production/codeWords.ts'
import { loadFailedWords, screenWords } from '@bewezen/domain/production/screenWords.ts'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { RowTools } from '../record/RowTools.tsx'
import { cell, ListTitle, Named, row, TableHead } from '../record/table.tsx'
import { CodeForm, datesText, offText, tiersText } from './CodeForm.tsx'

const names = [words.code, words.discount, words.valid, words.used, words.only]

/** The discount codes of an event, with how often each is used, and the form for one more (EV-MORE-10, EV-MORE-14, EV-MORE-106). */
export function Codes({ event }: About) {
  const read = useRead(api.production.codes, { eventId: event.id }, fresh)
  return (
    <Beside title={words.addTitle} form={(onClose) => <CodeForm event={event} onClose={onClose} />}>
      <Loaded read={read} failed={loadFailedWords.codes}>
        {({ codes }) => <List codes={codes} event={event} />}
      </Loaded>
    </Beside>
  )
}

function List({ codes, event }: { codes: readonly DiscountCode[]; event: About['event'] }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, '[data-row]')
  const [edited, setEdited] = useState<DiscountCode | null>(null)
  return (
    <Card as="section" ref={box} tabIndex={-1} aria-labelledby="codes" className="overflow-hidden outline-none">
      <div className="px-4 py-4 lg:px-6">
        <ListTitle id="codes" title={words.title} />
        {isFree(event) && <p className="mt-1 text-fs-14 text-ink-2">{words.free}</p>}
      </div>
      {codes.length === 0 ? (
        <EmptyState title={words.none} {...(!isFree(event) && { text: words.noneText })} />
      ) : (
        <table className="w-full border-collapse max-lg:block">
          <caption className="sr-only">{words.title}</caption>
          <TableHead names={names} last={screenWords.actions} />
          <tbody className="max-lg:block">
            {codes.map((code) => (
              <CodeRow key={code.id} code={code} event={event} onEdit={() => setEdited(code)} />
            ))}
          </tbody>
        </table>
      )}
      {edited && <CodeForm event={event} code={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

type RowProps = { code: DiscountCode; event: About['event']; onEdit: () => void }

function CodeRow({ code, event, onEdit }: RowProps) {
  const only = [datesText(code, event), tiersText(code)].filter(Boolean).join('; ')
  const [from, until] = [code.validFrom, code.validUntil].map((at) => at && shortDateTime(at, event.zone))
  return (
    <tr data-row={code.id} tabIndex={-1} className={row}>
      <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere lg:pl-6`}>
        {code.code} {!code.isActive && <Badge>{words.inactive}</Badge>}
      </th>
      <td className={cell}>{offText(code, event)}</td>
      <td className={`${cell} text-fs-14`}>
        <Named name={words.valid}>{words.period(from ?? null, until ?? null)}</Named>
      </td>
      <td className={cell}>
        <Named name={words.used}>{words.uses(code.used, code.mostUses)}</Named>
        {code.oncePerPerson && <span className="block text-fs-13 text-ink-2">{words.oncePerPerson}</span>}
      </td>
      <td className={`${cell} text-fs-14`}>{only || words.everybody}</td>
      <td className={`${cell} text-right whitespace-nowrap max-lg:-ml-3 max-lg:text-left lg:pr-4`}>
        <RowTools kind="code" record={code} name={code.code} onEdit={onEdit} />
      </td>
    </tr>
  )
}
