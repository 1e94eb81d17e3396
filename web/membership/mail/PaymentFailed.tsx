import { longDate } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `accessUntil` is the ISO moment at which access stops when nothing is paid; `portalLink` leads to the payment details. */
export type PaymentFailedFacts = MailFacts & {
  plan: string
  priceCents: number
  accessUntil: string
  portalLink: string
}

/** Tells that a monthly payment failed and until when there is time to put it right (SUB-STATE-06, SUB-STATE-12). */
export const PaymentFailed: MailTemplate<PaymentFailedFacts> = {
  subject: () => 'Je betaling is niet gelukt',
  Body: ({ plan, priceCents, accessUntil, portalLink, ...facts }) => (
    <Letter
      {...facts}
      title="Je betaling is niet gelukt"
      preview="Kijk of je betaalgegevens nog kloppen."
      because={`je een abonnement hebt bij ${facts.site.name}`}
    >
      <P>
        De betaling van {amount(priceCents)} voor je {plan} is niet gelukt. Kijk of je betaalgegevens nog kloppen.
        Daarna proberen we het opnieuw.
      </P>
      <P>Je houdt toegang tot {longDate(accessUntil)}.</P>
      <Action href={portalLink}>Betaalgegevens bijwerken</Action>
      <P quiet>Heb je al betaald? Dan hoef je niets te doen.</P>
    </Letter>
  ),
}
