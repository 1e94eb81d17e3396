import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

const titles: Readonly<Record<string, string | undefined>> = {
  secondFactorOn: 'De tweede factor staat aan',
  secondFactorOff: 'De tweede factor staat uit',
  passkeyAdded: 'Er is een passkey toegevoegd',
  passkeyRemoved: 'Er is een passkey verwijderd',
}

/** `what` is what changed in the ways to sign in; `link` leads to the settings. */
export type SecurityChangedFacts = MailFacts & { what: string; link: string }

/** Tells the owner that a way to sign in was added or taken away. */
export const SecurityChanged: MailTemplate<SecurityChangedFacts> = {
  subject: ({ what }) => titleOf(what),
  Body: ({ what, link, ...facts }) => (
    <Letter
      {...facts}
      title={titleOf(what)}
      preview="Was jij dit niet? Kijk dan meteen je account na."
      because={`de beveiliging van je account bij ${facts.site.name} is gewijzigd`}
    >
      <P>{titleOf(what)} voor je account. Heb je dit zelf gedaan, dan hoef je niets te doen.</P>
      <P>Was jij dit niet? Log dan uit op al je apparaten en vraag een nieuw wachtwoord aan.</P>
      <Action href={link}>Bekijk je beveiliging</Action>
      <P quiet>
        Kom je er niet meer in? Mail dan naar{' '}
        <PlainLink href={`mailto:${facts.site.contactEmail}`}>{facts.site.contactEmail}</PlainLink>.
      </P>
    </Letter>
  ),
}

const titleOf = (what: string): string => titles[what] ?? 'De beveiliging van je account is gewijzigd'
