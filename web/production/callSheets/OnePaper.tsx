import { fullDate, shortDayTime } from '@bewezen/domain/base/dates.ts'
import type { Sheet, SheetEvent } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Pencil from 'lucide-react/icons/pencil'
import { briefingTimes } from '../briefings/times.ts'
import { changeLines } from './changeLines.ts'
import { DayTable } from './DayTable.tsx'
import { ChangeWord, Contacts, mark, Paper, Part, Where } from './paper.tsx'

/** The call sheet of one person (EV-MORE-40, EV-MORE-44). */
export function OnePaper({ event, sheet }: { event: SheetEvent; sheet: Sheet }) {
  const { person, briefings, activities, contacts, sent } = sheet
  const { zone } = event
  const name = displayName(person)
  const lines = changeLines(sheet, zone)
  return (
    <Paper id={person.id} who={name} aside={`${words.title} · ${event.title}`}>
      <p className="mt-1.5 border-b-2 border-ink pb-4 text-fs-18 wrap-anywhere">
        {event.title}, {fullDate(event.startAt, zone)}
      </p>
      {sent[0] && lines.length > 0 && (
        <div className="mt-4 flex gap-3 rounded-m border-[1.5px] border-ink px-4 py-3 text-[15px]">
          <Pencil size={16} aria-hidden="true" className="mt-1 flex-none print:hidden" />
          <div>
            <p className="font-[650]">{words.changedSince(shortDayTime(sent[0].at, zone))}</p>
            <ul>
              {lines.map(({ key, text, was }) => (
                <li key={key} className="wrap-anywhere">
                  {text}
                  {was && <s className="text-ink-2">{was}</s>}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,260px)] print:grid-cols-[minmax(0,1fr)_220px]">
        <div>
          {briefings.map((one) => (
            <section key={one.id} aria-label={one.role} className={`mt-7 ${mark(one.change !== null)}`}>
              <h3 className="text-fs-18 font-[650] wrap-anywhere">
                {one.role} <ChangeWord change={one.change} />
              </h3>
              <p className="heading text-fs-26 tabular-nums">{briefingTimes(one, zone, hasDays(event, zone))}</p>
              {one.tasks.length > 0 && (
                <>
                  <h4 className="mt-3 text-[15px] font-[650]">{words.tasks}</h4>
                  <ul>
                    {one.tasks.map((task, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have the same words
                      <li key={at} className="flex gap-2.5 border-b border-line py-1.5 wrap-anywhere">
                        <span
                          aria-hidden="true"
                          className="mt-1 size-3.5 flex-none rounded-[3px] border border-line-strong"
                        />
                        {task}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {one.notes && (
                <>
                  <h4 className="mt-3 text-[15px] font-[650]">{words.note}</h4>
                  <p className="wrap-anywhere whitespace-pre-line">{one.notes}</p>
                </>
              )}
            </section>
          ))}
          <Part title={words.ownDay}>
            <DayTable activities={activities} zone={zone} />
          </Part>
        </div>
        <div>
          <Part title={words.where}>
            <Where event={event} isChanged={sheet.isVenueChanged} />
          </Part>
          <Part title={words.call}>
            <Contacts contacts={contacts} />
          </Part>
        </div>
      </div>
      <p className="mt-7 border-t border-line pt-3 text-fs-13 text-ink-2">{words.personal(name)}</p>
    </Paper>
  )
}

const hasDays = ({ startAt, endAt }: SheetEvent, zone: string): boolean =>
  fullDate(startAt, zone) !== fullDate(endAt, zone)
