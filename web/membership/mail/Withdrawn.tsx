import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `withdrawnAt` is the ISO moment of the withdrawal, `priceCents` what comes back; `link` leads to the plan page. */
export type WithdrawnFacts = MailFacts & { plan: string; priceCents: number; withdrawnAt: string; link: string }

/** The receipt of a withdrawal, with what was withdrawn from and when (SUB-LAW-04). */
export const Withdrawn: MailTemplate<WithdrawnFacts> = {
  subject: () => 'Ontvangstbewijs van je herroeping',
  Body: ({ plan, priceCents, withdrawnAt, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je herroeping is ontvangen"
      preview="Bewaar deze mail: het is je ontvangstbewijs."
      because={`je een overeenkomst met ${facts.site.name} hebt herroepen`}
    >
      <P>
        Op {fullDateTime(withdrawnAt)} heb je de overeenkomst voor je {plan} herroepen. Het abonnement is gestopt en er
        wordt niets meer afgeschreven.
      </P>
      <P>Je krijgt {amount(priceCents)} terug, binnen 14 dagen en op dezelfde manier als je betaalde.</P>
      <Action href={link}>Naar je abonnement</Action>
      <P quiet>Je account blijft bestaan. Bewaar deze mail: het is je ontvangstbewijs.</P>
    </Letter>
  ),
}
