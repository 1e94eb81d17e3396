import { fullDateTime, time } from '@bewezen/domain/base/dates.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** Who opened whose data and until when; never why, and nothing about health. `link` leads to the list of accesses. */
export type EmergencyFacts = MailFacts & {
  admin: string
  member: string
  openedAt: string
  endsAt: string
  link: string
}

/** Tells a member that an admin opened their medical data in an emergency (SH-MED-42). */
export const EmergencyOpened: MailTemplate<EmergencyFacts> = {
  subject: () => 'Een beheerder heeft je medische gegevens geopend',
  Body: ({ admin, openedAt, endsAt, link, member: _self, ...facts }) => (
    <Letter
      {...facts}
      title="Je medische gegevens zijn geopend"
      preview="Noodtoegang: 30 minuten, alleen lezen. De reden staat in je profiel."
      because={`iemand noodtoegang heeft geopend tot je gegevens bij ${facts.site.name}`}
    >
      <P>
        {admin} heeft op {fullDateTime(openedAt)} noodtoegang geopend tot je medische gegevens. Lezen kan tot{' '}
        {time(endsAt)}, wijzigen kan niet.
      </P>
      <P>De reden en elke keer dat er is gekeken, lees je in je profiel.</P>
      <Action href={link}>Bekijk wie er keek</Action>
      <P quiet>
        Klopt dit niet? Mail dan meteen naar{' '}
        <PlainLink href={`mailto:${facts.site.contactEmail}`}>{facts.site.contactEmail}</PlainLink>.
      </P>
    </Letter>
  ),
}
