import { longDate } from '@bewezen/domain/base/dates.ts'
import { callSheetMailWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { Action, LinkInFull } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

export type CallSheetMailFacts = MailFacts & { title: string; startsAt: string; zone: string; link: string }

/** Tells that a call sheet is there; nothing of it is in the mail, since a mailbox is nobody's login (EV-MORE-43). */
export const CallSheetMail: MailTemplate<CallSheetMailFacts> = {
  subject: ({ title }) => words.subject(title),
  Body: ({ title, startsAt, zone, link, ...facts }) => (
    <Letter {...facts} title={words.title} preview={words.subject(title)} because={words.why}>
      <P>{words.text(title, longDate(startsAt, zone))}</P>
      <P>
        {words.signIn} {words.later}
      </P>
      <Action href={link}>{words.action}</Action>
      <LinkInFull href={link} />
    </Letter>
  ),
}
