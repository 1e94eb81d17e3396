import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `dueAt` is when everything is erased; `link` leads to where one signs in and calls the account back. */
export type RemovalFacts = MailFacts & { dueAt: string; link: string }

/** Tells that the account goes, until when it can be called back and how (SH-PROF-05). */
export const RemovalAsked: MailTemplate<RemovalFacts> = {
  subject: () => 'Je account wordt verwijderd',
  Body: ({ dueAt, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je account wordt verwijderd"
      preview="Je hebt zeven dagen om terug te komen."
      because={`je hebt gevraagd je account bij ${facts.site.name} te verwijderen`}
    >
      <P>
        Je bent overal uitgelogd en anderen zien je niet meer. Op {fullDateTime(dueAt)} wissen we je gegevens voorgoed.
      </P>
      <P>Toch blijven? Log dan voor die tijd in en haal je account terug. Alles staat er dan weer.</P>
      <Action href={link}>Inloggen en terugkomen</Action>
      <P quiet>
        Was jij dit niet? Log meteen in, haal je account terug en kies een nieuw wachtwoord. Kom je er niet in? Mail dan
        naar <PlainLink href={`mailto:${facts.site.contactEmail}`}>{facts.site.contactEmail}</PlainLink>.
      </P>
    </Letter>
  ),
}
