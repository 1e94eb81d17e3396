import { fullDateTime, time } from '@bewezen/domain/base/dates.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'
import type { EmergencyFacts } from './EmergencyOpened.tsx'

/** Tells the other admins, so that nobody opens health data unseen (SH-MED-42). */
export const EmergencyWatched: MailTemplate<EmergencyFacts> = {
  subject: () => 'Noodtoegang geopend door een beheerder',
  Body: ({ admin, member, openedAt, endsAt, link, ...facts }) => (
    <Letter
      {...facts}
      title="Noodtoegang geopend"
      preview="Een beheerder heeft medische gegevens van een lid geopend."
      because={`je beheerder bent van ${facts.site.name}`}
    >
      <P>
        {admin} heeft op {fullDateTime(openedAt)} noodtoegang geopend tot de medische gegevens van {member}. Lezen kan
        tot {time(endsAt)}, wijzigen kan niet. {member} heeft ook bericht gekregen.
      </P>
      <P>De reden staat in het logboek. Klopt er iets niet, neem dan contact op met {admin}.</P>
      <Action href={link}>Naar het beheer</Action>
    </Letter>
  ),
}
