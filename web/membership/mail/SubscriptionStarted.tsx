import { longDate } from '@bewezen/domain/base/dates.ts'
import { shortAmount } from '@bewezen/domain/base/money.ts'
import { lastDayToWithdraw } from '@bewezen/domain/payments/withdrawalPeriod.ts'
import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'
import { Invoice, type PaidPeriod } from './Invoice.tsx'

/** `link` leads into the community, the others to where the subscription is managed and withdrawn from. */
export type SubscriptionStartedFacts = MailFacts & {
  paid: PaidPeriod
  link: string
  portalLink: string
  withdrawLink: string
}

/** Confirms the start of a subscription with what was paid, and until when one can withdraw (SUB-STATE-12, SUB-LAW-08). */
export const SubscriptionStarted: MailTemplate<SubscriptionStartedFacts> = {
  subject: () => 'Je abonnement is gestart',
  Body: ({ paid, link, portalLink, withdrawLink, ...facts }) => (
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
      <P quiet>
        Tot en met {longDate(lastDayToWithdraw(paid.from))} kun je je abonnement zonder reden herroepen. Het stopt dan
        meteen, en je krijgt alles terug wat je betaalde:{' '}
        <PlainLink href={withdrawLink}>Overeenkomst herroepen</PlainLink>
      </P>
    </Letter>
  ),
}
