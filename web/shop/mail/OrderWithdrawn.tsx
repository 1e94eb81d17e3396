import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { returnFacts, returnWords } from '@bewezen/domain/shop/orders/returnWords.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `sentBack` is what has to come back first, `by` the moment before which; null when nothing was sent. */
export type OrderWithdrawnFacts = MailFacts & {
  number: string
  withdrawnAt: string
  sentBack: { names: string[]; by: string; refundCents: number } | null
  link: string
}

/** The receipt of a withdrawal: of what, when, and how the parcel is sent back (SHOP-ORDER-28, SHOP-ORDER-46). */
export const OrderWithdrawn: MailTemplate<OrderWithdrawnFacts> = {
  subject: () => 'Ontvangstbewijs van je herroeping',
  Body: ({ number, withdrawnAt, sentBack, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je herroeping is ontvangen"
      preview="Bewaar deze mail: het is je ontvangstbewijs."
      because={`je een bestelling bij ${facts.site.name} hebt herroepen`}
    >
      <P>
        Op {fullDateTime(withdrawnAt)} heb je bestelling {number} herroepen.
      </P>
      {sentBack ? (
        <>
          <P>{returnWords.title}:</P>
          {returnFacts({ number, ...sentBack }, facts.site).map(({ label, text }) => (
            <P key={label}>
              <strong>{label}:</strong> {text}
            </P>
          ))}
        </>
      ) : (
        <P>
          Je krijgt je geld terug, binnen 14 dagen en op dezelfde manier als je betaalde. Je hoeft niets terug te
          sturen.
        </P>
      )}
      <Action href={link}>Naar Mijn bestellingen</Action>
      <P quiet>Bewaar deze mail: het is je ontvangstbewijs.</P>
    </Letter>
  ),
}
