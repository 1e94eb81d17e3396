import { isAfterChange } from '@bewezen/domain/experiments/comparison.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { shownValue } from '@bewezen/domain/experiments/value.ts'
import { dayText, experimentWords as words } from '@bewezen/domain/experiments/words.ts'
import { Unfolding } from './Unfolding.tsx'

/** The numbers of a chart, each with its unit, for who would rather read them (COM-N1-08, COM-N1-18). */
export const ValuesTable = ({ of: { values, changeDay, measure, unit } }: { of: Experiment }) => (
  <Unfolding title={words.table} isSmall>
    <table className="mt-1 mb-2 w-full text-left text-fs-14">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-1 pr-3 font-semibold">
            {words.day}
          </th>
          <th scope="col" className="py-1 pr-3 font-semibold">
            {words.phase}
          </th>
          <th scope="col" className="py-1 text-right font-semibold wrap-anywhere">
            {measure}
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ day, value }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap">
              {dayText(day)}
            </th>
            <td className="py-1 pr-3 text-ink-2">{isAfterChange(day, changeDay) ? words.after : words.before}</td>
            <td className="py-1 text-right tabular-nums wrap-anywhere">
              {shownValue(value)} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unfolding>
)
