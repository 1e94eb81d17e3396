import { shortAmount } from '@bewezen/domain/base/money.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'
import { Invoice, type PaidPeriod } from './Invoice.tsx'

/** `link` leads into the community, `portalLink` to where the subscription is managed. */
export type SubscriptionStartedFacts = MailFacts & { paid: PaidPeriod; link: string; portalLink: string }

/** Confirms the start of a subscription with what was paid (SUB-STATE-12). */
export const SubscriptionStarted: MailTemplate<SubscriptionStartedFacts> = {
  subject: () => 'Je abonnement is gestart',
  Body: ({ paid, link, portalLink, ...facts }) => (
    <Letter
      {...facts}
      title="Je abonnement is gestart"
      preview="Welkom. De community staat voor je open."
      hour="morning"
      because={`je een abonnement hebt bij ${facts.site.name}`}
    >
      <P>Welkom. De universiteit, de labs en de community staan voor je open.</P>
      <Action href={link}>Naar Community</Action>
      <Invoice {...paid} />
      <P quiet>
        Je houdt {shortAmount(paid.priceCents)} per maand zolang je abonnement doorloopt. Opzeggen kan elke maand, en je
        facturen staan op dezelfde plek: <PlainLink href={portalLink}>Abonnement beheren</PlainLink>
      </P>
    </Letter>
  ),
}
