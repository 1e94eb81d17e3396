import { columnWords as words } from '@bewezen/domain/events/detailWords.ts'
import { isClosed } from '@bewezen/domain/events/enrolling.ts'
import type { Shown } from './shown.ts'

/** Until when one may enrol and cancel, and what a full date means; nothing once enrolment has ended (EV-MORE-145). */
export function GoodToKnow({ shown: { event, date }, now }: { shown: Shown; now: string }) {
  if (isClosed(date, now)) return null
  const asked = [
    [words.untilWhen, words.closes(date.closesAt, event.zone)],
    [words.mayCancel, date.freeUntil === null ? words.freeUntilStart : words.freeUntil(date.freeUntil, event.zone)],
    ...(date.max === null ? [] : [[words.whenFull, words.line]]),
  ]
  return (
    <section>
      <h3 className="mb-2 font-[650]">{words.good}</h3>
      <dl className="grid gap-2.5 text-fs-14 leading-normal">
        {asked.map(([question, answer]) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd className="text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
