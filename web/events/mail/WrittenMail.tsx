import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { notificationRows } from '@bewezen/domain/events/notificationWords.ts'
import { writtenMailWords as words } from '@bewezen/domain/events/writingWords.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'
import { DetailTable } from './DetailTable.tsx'
import { Lines, paragraphs } from './Lines.tsx'

export type WrittenMailFacts = MailFacts & {
  subject: string
  text: string
  /** Of the event. */
  title: string
  /** When the date is that it was for, or of all dates the next of the reader; null where nothing is known of it. */
  startAt: string | null
  /** How many more dates of the reader come (EV-MORE-95). */
  more: number
  zone: string
  link: string
}

/** What an organiser wrote to the participants of an event, as it was typed (EV-MORE-61, EV-MORE-63). */
export const WrittenMail: MailTemplate<WrittenMailFacts> = {
  subject: ({ subject }) => subject.replaceAll(/[\r\n]+/g, ' '),
  Body: ({ subject, text, title, startAt, more, zone, link, ...facts }) => (
    <Letter {...facts} title={subject} preview={text.slice(0, 140)} because={words.because(title)}>
      {paragraphs(text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places, and two may be the same
        <P key={at}>
          <Lines text={paragraph} />
        </P>
      ))}
      <DetailTable
        rows={[
          [notificationRows.event, title],
          ...(startAt === null
            ? []
            : [[notificationRows.when, words.when(longDateTime(startAt, zone), more)] as const]),
        ]}
      />
      <Action href={link}>{words.action}</Action>
    </Letter>
  ),
}
