import { Action, LinkInFull } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `reason` is what the admin wrote; `link` leads to where one appeal can be made. */
export type AccountBlockedFacts = MailFacts & { reason: string; link: string }

/** Tells somebody that they are blocked, why, and how to appeal (COM-MOD-07). */
export const AccountBlocked: MailTemplate<AccountBlockedFacts> = {
  subject: () => 'Je account is geblokkeerd',
  Body: ({ reason, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je account is geblokkeerd"
      preview="Lees waarom, en hoe je bezwaar kunt maken."
      because={`dit het e-mailadres is van je account bij ${facts.site.name}`}
    >
      <P>
        Een beheerder heeft je account geblokkeerd. Je bent overal uitgelogd en kunt niet meer inloggen. Je berichten en
        je abonnement blijven zoals ze zijn.
      </P>
      <P>Reden: {reason}</P>
      <P>
        Ben je het er niet mee eens? Dan kun je één keer bezwaar maken. Een beheerder leest het en antwoordt per mail.
      </P>
      <Action href={link}>Bezwaar maken</Action>
      <LinkInFull href={link} />
    </Letter>
  ),
}
