import { dayAndMonth, longDate, wallClock } from '@bewezen/domain/base/dates.ts'
import { dayMs, toMs } from '@bewezen/domain/base/moment.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { CSSProperties } from 'react'
import { painted } from '../../base/mail/colours.ts'

/** One month of a plan, in cents; `from` and `until` are moments, `until` the first that is not paid for. */
export type PaidPeriod = {
  plan: string
  priceCents: number
  from: string
  until: string
  invoiceNumber?: string | null
}

/** What was paid, row by row; in the text of the mail each row is a line. */
export function Invoice({ plan, priceCents, from, until, invoiceNumber }: PaidPeriod) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ marginTop: 22, borderCollapse: 'collapse' }}
      data-text-format="dataTable"
    >
      <tbody>
        {invoiceNumber && <Row name="Factuur" value={invoiceNumber} />}
        <Row name={plan} note={periodInWords(from, until)} value={`${amount(priceCents)} per maand`} />
        <Row name="Totaal betaald" value={amount(priceCents)} total />
      </tbody>
    </table>
  )
}

/** '22 oktober t/m 21 november 2026', the last day being the last that is paid in full. */
export function periodInWords(from: string, until: string): string {
  const last = toMs(until) - dayMs
  const sameYear = wallClock(from).year === wallClock(last).year
  return `${sameYear ? dayAndMonth(from) : longDate(from)} t/m ${longDate(last)}`
}

type RowParts = { name: string; note?: string; value: string; total?: boolean }

function Row({ name, note, value, total }: RowParts) {
  const border = total ? 'ink' : 'line'
  const left = painted({ color: total ? 'ink' : 'ink-2', borderColor: border })
  const right = painted({ color: 'ink', borderColor: border })
  const cell = total ? totalCell : plainCell
  return (
    <tr>
      {/* No th: the text of a mail would shout it in capitals. */}
      <td className={left.className} style={{ ...cell, ...left.style, textAlign: 'left' }}>
        {name}
        {note && (
          <>
            <br />
            <span style={{ fontSize: 13 }}>{note}</span>
          </>
        )}
      </td>
      <td className={right.className} style={{ ...cell, ...right.style, ...amountCell }}>
        {value}
      </td>
    </tr>
  )
}

const plainCell: CSSProperties = {
  padding: '12px 0',
  fontSize: 15,
  lineHeight: 1.4,
  verticalAlign: 'top',
  borderStyle: 'dashed',
  borderWidth: '0 0 1px',
}
const totalCell: CSSProperties = {
  ...plainCell,
  fontSize: 17,
  fontWeight: 600,
  borderStyle: 'solid',
  borderWidth: '2px 0 0',
}
const amountCell: CSSProperties = { paddingLeft: 12, textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' }
