import { longDate } from '@bewezen/domain/base/dates.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `endedAt` is the ISO moment at which access stopped; `link` leads to the plan page. */
export type SubscriptionEndedFacts = MailFacts & { endedAt: string; link: string }

/** Tells that the subscription ended and what stays (SUB-STATE-12). */
export const SubscriptionEnded: MailTemplate<SubscriptionEndedFacts> = {
  subject: () => 'Je abonnement is beëindigd',
  Body: ({ endedAt, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je abonnement is beëindigd"
      preview="Je account blijft bestaan. Je kunt altijd terugkomen."
      hour="evening"
      because={`je een abonnement had bij ${facts.site.name}`}
    >
      <P>Je abonnement is beëindigd op {longDate(endedAt)}. Vanaf dan heb je geen toegang meer tot de community.</P>
      <P>Je account blijft bestaan. Wil je terugkomen? Dan ga je verder waar je was gebleven.</P>
      <Action href={link}>Start Student Abonnement</Action>
      <P quiet>Er wordt niets meer afgeschreven.</P>
    </Letter>
  ),
}
