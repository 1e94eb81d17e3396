import { Action, LinkInFull } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

export type ConfirmEmailFacts = MailFacts & { link: string }

/** Sent at sign-up and at every resend: the link that proves the address, valid for 24 hours and once (SH-VERIFY-18). */
export const ConfirmEmail: MailTemplate<ConfirmEmailFacts> = {
  subject: () => 'Bevestig je e-mailadres',
  Body: ({ link, ...facts }) => (
    <Letter
      {...facts}
      title="Bevestig je e-mailadres"
      preview="Nog één klik en je account is klaar."
      hour="dawn"
      because={`met dit adres een account is gemaakt bij ${facts.site.name}`}
    >
      <P>
        Je account staat klaar. Klik op de knop om je e-mailadres te bevestigen, dan kun je inloggen en je abonnement
        kiezen.
      </P>
      <Action href={link}>E-mailadres bevestigen</Action>
      <LinkInFull href={link} />
      <P quiet>De link is 24 uur geldig en werkt één keer. Heb je geen account gemaakt? Dan hoef je niets te doen.</P>
    </Letter>
  ),
}
