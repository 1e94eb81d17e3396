import { type Day, isOtherDay } from '@bewezen/domain/production/day.ts'
import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import { Card } from '../../base/parts/Card.tsx'
import { briefingTimes } from '../briefings/times.ts'
import { Contacts } from '../callSheets/paper.tsx'

/** What one does oneself, and whom to call (EV-MORE-52). */
export const OwnBriefing = ({ day }: { day: Day }) => {
  const { own, event } = day
  return (
    <Card as="section" id="briefing" aria-labelledby="own-briefing" className="scroll-mt-20 p-5">
      <h2 id="own-briefing" className="heading text-fs-21">
        {words.briefing}
      </h2>
      {own ? (
        <>
          {own.briefings.map((one) => (
            <section key={one.id} aria-label={one.role} className="mt-3">
              <h3 className="font-[650] wrap-anywhere">{one.role}</h3>
              <p className="text-fs-14 text-ink-2 tabular-nums">
                {briefingTimes(one, event.zone, isOtherDay(one.startAt ?? one.endAt, day))}
              </p>
              <ul className="mt-1.5">
                {one.tasks.map((task, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have the same words
                  <li key={at} className="border-b border-line py-1.5 wrap-anywhere">
                    {task}
                  </li>
                ))}
              </ul>
              {one.notes && <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">{one.notes}</p>}
            </section>
          ))}
          <h3 className="mt-4 text-[15px] font-[650]">{words.call}</h3>
          <Contacts contacts={own.contacts} />
        </>
      ) : (
        <p className="mt-2 text-ink-2">{words.noBriefing}</p>
      )}
    </Card>
  )
}
