import { amount } from '@bewezen/domain/base/money.ts'
import type { CSSProperties } from 'react'
import { painted } from '../../base/mail/colours.ts'

/** What was bought, in cents, BTW included. */
export type BillFacts = {
  lines: { name: string; quantity: number; cents: number }[]
  isShipped: boolean
  shippingCents: number
  vat: { rate: number; vatCents: number }[]
  totalCents: number
}

/** The lines of an order with shipping, BTW and total; in the text of the mail each row is a line. */
export function Bill({ lines, isShipped, shippingCents, vat, totalCents }: BillFacts) {
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
        {lines.map(({ name, quantity, cents }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
          <Row key={at} name={quantity === 1 ? name : `${quantity} × ${name}`} value={amount(cents)} />
        ))}
        {isShipped && <Row name="Verzendkosten" value={shippingCents === 0 ? 'Gratis' : amount(shippingCents)} />}
        <Row name="Totaal betaald" value={amount(totalCents)} total />
        {vat.map(({ rate, vatCents }) => (
          <Row key={rate} name={`Waarvan btw ${rate}%`} value={amount(vatCents)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ name, value, total }: { name: string; value: string; total?: boolean }) {
  const border = total ? 'ink' : 'line'
  const left = painted({ color: total ? 'ink' : 'ink-2', borderColor: border })
  const right = painted({ color: 'ink', borderColor: border })
  const cell = total ? totalCell : plainCell
  return (
    <tr>
      {/* No th: the text of a mail would shout it in capitals. */}
      <td className={left.className} style={{ ...cell, ...left.style, textAlign: 'left' }}>
        {name}
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
