import { capital, dayOf, time, weekdayDate } from '@bewezen/domain/base/dates.ts'
import type { SheetActivity } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { classes } from '../../base/parts/classes.ts'
import { ChangeWord, mark } from './paper.tsx'

/** The activities of a sheet, by time; with a heading per day where there is more than one (EV-MORE-40). */
export function DayTable({ activities, zone }: { activities: readonly SheetActivity[]; zone: string }) {
  if (activities.length === 0) return <p className="text-ink-2">{words.noProgramme}</p>
  const days = [...Map.groupBy(activities, ({ startAt }) => dayOf(startAt, zone))]
  return days.map(([day, some]) => (
    <table key={day} className="mb-4 w-full border-collapse text-left">
      <caption className={days.length > 1 ? 'pb-1 text-left text-fs-14 text-ink-2' : 'sr-only'}>
        {capital(weekdayDate(`${day}T12:00:00Z`))}
      </caption>
      <thead>
        <tr>
          {[words.time, words.what, words.where].map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-line-strong py-1.5 pr-3 text-fs-13 font-semibold text-ink-2"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {some.map((it) => (
          <tr key={it.id} className="align-top">
            <th
              scope="row"
              className={classes(
                'w-16 border-b border-line py-2 pr-3 font-[650] tabular-nums',
                mark(it.change !== null),
              )}
            >
              {time(it.startAt, zone)}
            </th>
            <td className="border-b border-line py-2 pr-3">
              <span className="block wrap-anywhere">
                {it.name} <ChangeWord change={it.change} />
              </span>
              <span className="block text-fs-14 wrap-anywhere whitespace-pre-line text-ink-2">
                {[words.until(time(it.endAt, zone)), it.description].filter(Boolean).join('. ')}
              </span>
            </td>
            <td className="w-1/4 border-b border-line py-2 wrap-anywhere text-ink-2">{it.place ?? words.noPlace}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
