import { PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/**
 * To the old address: that another takes its place, and what to do when that is not right (SH-CONT-03). The new one is not
 * named: a mailbox may be left because somebody else reads it.
 */
export const EmailChanging: MailTemplate<MailFacts> = {
  subject: () => 'Je e-mailadres wordt gewijzigd',
  Body: (facts) => (
    <Letter
      {...facts}
      title="Je e-mailadres wordt gewijzigd"
      preview="Klopt dit niet? Laat het ons meteen weten."
      because={`dit het e-mailadres is van je account bij ${facts.site.name}`}
    >
      <P>
        De beheerder heeft voor je account een nieuw e-mailadres ingevuld. Zodra dat adres is bevestigd, log je daarmee
        in en hoort dit adres niet meer bij je account.
      </P>
      <P>
        Klopt dit niet? Mail dan meteen naar{' '}
        <PlainLink href={`mailto:${facts.site.contactEmail}`}>{facts.site.contactEmail}</PlainLink>.
      </P>
    </Letter>
  ),
}
