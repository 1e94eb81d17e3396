import { Action, LinkInFull } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `link` proves the new address and works for 24 hours. */
export type ConfirmNewEmailFacts = MailFacts & { link: string }

/** To the new address that an admin gave somebody: the link makes it the address of the account (SH-CONT-03). */
export const ConfirmNewEmail: MailTemplate<ConfirmNewEmailFacts> = {
  subject: () => 'Bevestig je nieuwe e-mailadres',
  Body: ({ link, ...facts }) => (
    <Letter
      {...facts}
      title="Bevestig je nieuwe e-mailadres"
      preview="Daarna log je in met dit adres."
      because={`dit adres is doorgegeven als nieuw e-mailadres van een account bij ${facts.site.name}`}
    >
      <P>
        De beheerder heeft dit adres ingevuld als nieuw e-mailadres van je account. Klopt dat? Bevestig het dan hier.
      </P>
      <Action href={link}>E-mailadres bevestigen</Action>
      <LinkInFull href={link} />
      <P quiet>De link werkt 24 uur. Tot je bevestigt, verandert er niets. Ken je dit account niet? Doe dan niets.</P>
    </Letter>
  ),
}
