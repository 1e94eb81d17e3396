import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `changedAt` is an ISO moment; `link` leads to where a new password can be asked for. */
export type PasswordChangedFacts = MailFacts & { changedAt: string; link: string }

/** Tells the owner that the password changed and that the other logins were ended (SH-RESET-12, SEC-ACC-06). */
export const PasswordChanged: MailTemplate<PasswordChangedFacts> = {
  subject: () => 'Je wachtwoord is gewijzigd',
  Body: ({ changedAt, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je wachtwoord is gewijzigd"
      preview="Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan."
      because={`het wachtwoord van je account bij ${facts.site.name} is gewijzigd`}
    >
      <P>
        Het wachtwoord van je account is gewijzigd op {fullDateTime(changedAt)}. Op je andere apparaten ben je
        uitgelogd. Daar log je weer in met je nieuwe wachtwoord.
      </P>
      <P>Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan.</P>
      <Action href={link}>Nieuw wachtwoord aanvragen</Action>
      <P quiet>
        Kom je er niet meer in? Mail dan naar{' '}
        <PlainLink href={`mailto:${facts.site.contactEmail}`}>{facts.site.contactEmail}</PlainLink>.
      </P>
    </Letter>
  ),
}
