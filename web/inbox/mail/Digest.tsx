import { digestWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `lines` say how many of which kind; nothing of what was written (SH-NOTIF-17). */
export type DigestFacts = MailFacts & { unread: number; lines: string[]; link: string; settingsLink: string }

/** The daily digest: how much is unread, and the way to it. */
export const Digest: MailTemplate<DigestFacts> = {
  subject: ({ unread }) => digestWords.subject(unread),
  Body: ({ unread, lines, link, settingsLink, ...facts }) => (
    <Letter {...facts} title={digestWords.subject(unread)} preview={lines.join(', ')} because={digestWords.because}>
      <P>{digestWords.intro}</P>
      {lines.map((line) => (
        <P key={line}>{line}</P>
      ))}
      <Action href={link}>{digestWords.toInbox}</Action>
      <P quiet>
        {digestWords.stop} <PlainLink href={settingsLink}>{digestWords.settings}</PlainLink>.
      </P>
    </Letter>
  ),
}
