import { trendWords as words } from '@bewezen/domain/admin/trendWords.ts'

type Props = {
  id: string
  caption: string
  head: readonly string[]
  rows: readonly { label: string; cells: readonly string[] }[]
}

/** The numbers of a drawing as a table, opened by 'Als tabel' (ADM-MORE-12). */
export const AsTable = ({ id, caption, head, rows }: Props) => (
  <details id={id} className="mt-3 text-fs-14">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold underline underline-offset-[0.2em] lg:min-h-8 [&::-webkit-details-marker]:hidden">
      {words.asTable}
      <span className="sr-only"> {caption}</span>
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that may scroll sideways must be reachable by keyboard */}
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-line-strong py-1.5 font-semibold text-ink-2 ${at === 0 ? 'text-left' : 'pl-3 text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {label}
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={at} className="py-1.5 pl-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
