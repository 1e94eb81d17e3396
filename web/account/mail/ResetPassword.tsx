import { Action, LinkInFull } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

export type ResetPasswordFacts = MailFacts & { link: string }

/** Sent when somebody asks for it: the link to a new password, valid for 1 hour and once (SH-RESET-13). */
export const ResetPassword: MailTemplate<ResetPasswordFacts> = {
  subject: () => 'Kies een nieuw wachtwoord',
  Body: ({ link, ...facts }) => (
    <Letter
      {...facts}
      title="Kies een nieuw wachtwoord"
      preview="De link is 1 uur geldig."
      because={`voor je account bij ${facts.site.name} een nieuw wachtwoord is aangevraagd`}
    >
      <P>Er is een nieuw wachtwoord voor je account aangevraagd. Klik op de knop om er een te kiezen.</P>
      <Action href={link}>Nieuw wachtwoord kiezen</Action>
      <LinkInFull href={link} />
      <P quiet>
        De link is 1 uur geldig en werkt één keer. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je
        wachtwoord blijft zoals het is.
      </P>
    </Letter>
  ),
}
