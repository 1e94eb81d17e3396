import { amount } from '@bewezen/domain/base/money.ts'
import { untilLong } from '@bewezen/domain/base/untilWords.ts'
import { isLetter, type NotificationKind, type PlaceDetails } from '@bewezen/domain/events/notifications.ts'
import { becauseOf, notificationRows, notificationWords } from '@bewezen/domain/events/notificationWords.ts'
import { practicalLines } from '@bewezen/domain/events/practical.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import type { EventZone } from '@bewezen/domain/events/zones.ts'
import { codeText } from '@bewezen/domain/production/placeCodes.ts'
import { ticketWords } from '@bewezen/domain/production/ticketWords.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'
import { CodePicture } from './CodePicture.tsx'
import { DetailTable } from './DetailTable.tsx'
import { Lines, paragraphs } from './Lines.tsx'

/** A place on a date as the mail tells of it; never where an online meeting is held (EV-ENROL-45). */
export type EventMailFacts = MailFacts &
  PlaceDetails & {
    kind: NotificationKind
    zone: EventZone
    startAt: string
    endAt: string
    place: string
    /** One thing a line; empty without. */
    bring: string
    travel: string
    paidCents: number
    discount: { code: string; cents: number } | null
    /** Until when all money comes back; null means until the start. */
    freeUntil: string | null
    link: string
    settingsLink: string
    /** By which its person is let in at the door; null where there is none. */
    code: string | null
  }

/** The notifications after which somebody comes, or may come: then it matters what was paid and until when one can cancel. */
const isComing: readonly NotificationKind[] = ['made', 'promoted', 'moved']

/** Tells somebody what became of their place on an event, with the facts of the date (EV-ENROL-45, EV-CANCEL-13, EV-CANCEL-14, EV-WAIT-04, EV-WAIT-05). */
export const EventMail: MailTemplate<EventMailFacts> = {
  subject: ({ kind, title }) => `${notificationWords[kind].title}: ${oneLine(title)}`,
  Body: (it) => {
    const words = notificationWords[it.kind]
    const [first = '', ...others] = words.lines(it)
    return (
      <Letter
        site={it.site}
        firstName={it.firstName}
        title={words.title}
        preview={first}
        because={becauseOf(it.kind, it.site.name)}
      >
        <P>{first}</P>
        {others.flatMap(paragraphs).map((line) => (
          <P key={line}>
            <Lines text={line} />
          </P>
        ))}
        <DetailTable rows={rowsOf(it)} />
        {it.code && isComing.includes(it.kind) && <CodePicture code={it.code} />}
        <Action href={it.link}>{words.action}</Action>
        {isLetter(it.kind) && (
          <P quiet>
            {notificationRows.stop} <PlainLink href={it.settingsLink}>{notificationRows.settings}</PlainLink>.
          </P>
        )}
      </Letter>
    )
  },
}

function rowsOf(it: EventMailFacts): [string, string][] {
  const { freeUntil, zone } = it
  const rows: [string, string][] = [
    [notificationRows.event, it.title],
    [notificationRows.when, shownTime(it, zone).when],
    [notificationRows.where, it.place],
  ]
  if (!isComing.includes(it.kind)) return rows
  if (it.travel) rows.push([notificationRows.travel, inOneLine(it.travel)])
  if (it.bring) rows.push([notificationRows.bring, inOneLine(it.bring)])
  if (it.discount) rows.push([notificationRows.discount(it.discount.code), amount(it.discount.cents, it.currency)])
  if (it.code) rows.push([ticketWords.mail, codeText(it.code)])
  if (it.isPaid) rows.push([notificationRows.paid, amount(it.paidCents, it.currency)])
  return [...rows, [notificationRows.free, freeUntil === null ? notificationRows.start : untilLong(freeUntil, zone)]]
}

const inOneLine = (text: string): string =>
  practicalLines(text)
    .map(({ what, more }) => (more ? `${what} (${more})` : what))
    .join(', ')

/** A subject is one line of text. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')
