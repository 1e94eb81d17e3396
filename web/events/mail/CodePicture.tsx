import { codeText } from '@bewezen/domain/production/placeCodes.ts'
import { ticketWords } from '@bewezen/domain/production/ticketWords.ts'
import { encode } from 'uqr'

const pixel = 6

/**
 * A code as a QR code made of cells: mail programs block pictures, and one that came from us would tell when the mail is
 * read. Cells of one colour that stand side by side are one (EV-MORE-54).
 */
export function CodePicture({ code }: { code: string }) {
  const { data, size } = encode(code.toUpperCase(), { ecc: 'M', border: 2 })
  return (
    <table
      aria-label={ticketWords.picture(codeText(code))}
      cellPadding="0"
      cellSpacing="0"
      border={0}
      width={size * pixel}
      style={{ marginTop: 22, borderCollapse: 'collapse', backgroundColor: '#ffffff' }}
      data-skip-in-text="true"
    >
      <tbody>
        {data.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
          <tr key={y} style={{ height: pixel }}>
            {runsOf(row).map(({ from, length, isDark }) => (
              <td
                key={from}
                colSpan={length}
                width={length * pixel}
                height={pixel}
                style={{ backgroundColor: isDark ? '#000000' : '#ffffff', fontSize: 0, lineHeight: 0 }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row as runs of one colour. */
function runsOf(row: readonly boolean[]): { from: number; length: number; isDark: boolean }[] {
  const runs: { from: number; length: number; isDark: boolean }[] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (last?.isDark === isDark) last.length++
    else runs.push({ from: at, length: 1, isDark })
  }
  return runs
}
