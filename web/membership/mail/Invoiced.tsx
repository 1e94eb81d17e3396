import { amount } from '@bewezen/domain/base/money.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** A bill, or the note for what was given back, in cents; `link` leads to where it can be downloaded. */
export type InvoicedFacts = MailFacts & {
  number: string
  description: string
  totalCents: number
  vatCents: number
  isCredit: boolean
  /** It is about a place on an event, not a subscription. */
  isForEvent: boolean
  link: string
}

const nameOf = ({ isCredit, number }: InvoicedFacts) => `${isCredit ? 'Creditnota' : 'Factuur'} ${number}`

/** Tells that there is a bill, with its amount and the btw in it (SUB-LAW-07). */
export const Invoiced: MailTemplate<InvoicedFacts> = {
  subject: nameOf,
  Body: (props) => {
    const { number: _number, description, totalCents, vatCents, isCredit, isForEvent, link, ...facts } = props
    return (
      <Letter
        {...facts}
        title={nameOf(props)}
        preview={isCredit ? 'Je krijgt geld terug.' : 'Je betaling is ontvangen.'}
        because={`je ${isForEvent ? 'voor een evenement hebt betaald' : 'een abonnement hebt of had'} bij ${facts.site.name}`}
      >
        <P>
          {isCredit ? 'Terugbetaald' : 'Betaald'}: {amount(Math.abs(totalCents))} voor {description}, waarvan{' '}
          {amount(Math.abs(vatCents))} btw (21%).
        </P>
        <Action href={link}>{isCredit ? 'Bekijk je creditnota' : 'Bekijk je factuur'}</Action>
        <P quiet>Na het inloggen download je hem daar als PDF.</P>
      </Letter>
    )
  },
}
