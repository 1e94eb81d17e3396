import type { CSSProperties } from 'react'
import { painted } from '../../base/mail/colours.ts'

/** Facts, row by row; in the text of the mail each row is a line. */
export function DetailTable({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  const left = painted({ color: 'ink-2', borderColor: 'line' })
  const right = painted({ color: 'ink', borderColor: 'line' })
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
        {rows.map(([name, value]) => (
          <tr key={name}>
            {/* No th: the text of a mail would shout it in capitals. */}
            <td className={left.className} style={{ ...cell, ...left.style, width: '36%' }}>
              {name}
            </td>
            <td className={right.className} style={{ ...cell, ...right.style, ...valueCell }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell: CSSProperties = {
  padding: '12px 0',
  fontSize: 15,
  lineHeight: 1.4,
  verticalAlign: 'top',
  textAlign: 'left',
  borderStyle: 'dashed',
  borderWidth: '0 0 1px',
}
const valueCell: CSSProperties = { paddingLeft: 12, fontWeight: 600, overflowWrap: 'anywhere' }
