import type { CSSProperties } from 'react'
import { painted } from './colours.ts'

/** `value` is an amount as it is read; `note` stands smaller under the name; a total is set apart by a rule. */
export type AmountRow = { name: string; note?: string; value: string; total?: boolean }

/** What was paid, row by row; in the text of the mail each row is a line. */
export function AmountTable({ rows }: { rows: readonly AmountRow[] }) {
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
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once, and two products may have one name
          <Row key={at} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ name, note, value, total }: AmountRow) {
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
