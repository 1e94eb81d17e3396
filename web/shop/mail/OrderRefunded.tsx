import { amount } from '@bewezen/domain/base/money.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

type Why = 'late' | 'double' | 'differed' | 'withdrawn' | 'admin' | 'outside'

/** `amountCents` went back; `why` says what for. */
export type OrderRefundedFacts = MailFacts & { number: string; amountCents: number; why: Why; link: string }

/** Tells that money went back, and of money that bought nothing why (SHOP-ORDER-21, SHOP-ORDER-23). */
export const OrderRefunded: MailTemplate<OrderRefundedFacts> = {
  subject: () => 'We hebben je geld teruggestuurd',
  Body: ({ number, amountCents, why, link, ...facts }) => (
    <Letter
      {...facts}
      title="We hebben je geld teruggestuurd"
      preview={`${amount(amountCents)} komt terug op de manier waarop je betaalde.`}
      because={`je iets bestelde bij ${facts.site.name}`}
    >
      <P>{reasons[why](number)}</P>
      <P>
        Je krijgt {amount(amountCents)} terug, op dezelfde manier als je betaalde. Meestal staat het binnen 5 werkdagen
        op je rekening.
      </P>
      <Action href={link}>Naar Mijn bestellingen</Action>
    </Letter>
  ),
}

const usual = (number: string) => `Dit gaat over bestelling ${number}.`
const reasons: Record<Why, (number: string) => string> = {
  late: (number) =>
    `Je betaling voor bestelling ${number} kwam te laat: de bestelling was al gesloten. Er wordt niets verstuurd.`,
  double: (number) => `Je hebt bestelling ${number} twee keer betaald. De tweede betaling sturen we terug.`,
  differed: (number) =>
    `Voor bestelling ${number} kwam een ander bedrag binnen dan gevraagd. Daarom is er niets mee betaald.`,
  withdrawn: (number) => `Je hebt bestelling ${number} herroepen.`,
  admin: usual,
  outside: usual,
}
