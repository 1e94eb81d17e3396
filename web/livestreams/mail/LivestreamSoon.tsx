import { time } from '@bewezen/domain/base/dates.ts'
import { reminderWords as words } from '@bewezen/domain/livestreams/reminderWords.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

export type LivestreamSoonFacts = MailFacts & { title: string; startTime: string; link: string }

/** Tells, ten minutes before, that a livestream begins (LIVE-MORE-17). */
export const LivestreamSoon: MailTemplate<LivestreamSoonFacts> = {
  subject: ({ startTime }) => words.subject(time(startTime)),
  Body: ({ title, startTime, link, ...facts }) => (
    <Letter {...facts} title={words.title} preview={words.text(title, time(startTime))} because={words.why}>
      <P>{words.text(title, time(startTime))}</P>
      <Action href={link}>{words.action}</Action>
    </Letter>
  ),
}
