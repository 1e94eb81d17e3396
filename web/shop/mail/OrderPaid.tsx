import { returnWords } from '@bewezen/domain/shop/orders/returnWords.ts'
import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'
import { Bill, type BillFacts } from './Bill.tsx'

/** `address` is that of the parcel by line, empty for downloads alone; `invoiceNumber` is null when it cost nothing. */
export type OrderPaidFacts = MailFacts & {
  number: string
  bill: BillFacts
  address: string[]
  hasDownloads: boolean
  invoiceNumber: string | null
  link: string
}

/** Tells that an order is paid, with what was bought, where it goes, downloads and invoice (SHOP-ORDER-23). */
export const OrderPaid: MailTemplate<OrderPaidFacts> = {
  subject: () => 'Je bestelling is betaald',
  Body: ({ number, bill, address, hasDownloads, invoiceNumber, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je bestelling is betaald"
      preview={`Bestelling ${number} is binnen.`}
      because={`je iets bestelde bij ${facts.site.name}`}
    >
      <P>Dank je wel. Dit is bestelling {number}:</P>
      <Bill {...bill} />
      {bill.isShipped && <P>We sturen je pakket naar: {address.join(', ')}. Je krijgt een mail als het onderweg is.</P>}
      {hasDownloads && <P>Je downloads staan klaar bij Mijn bestellingen.</P>}
      <Action href={link}>Naar Mijn bestellingen</Action>
      {/* No link to the file: without a session its address opens no page (SHOP-ORDER-58). */}
      {invoiceNumber && <P quiet>Je factuur {invoiceNumber} staat daar bij je bestelling, als PDF.</P>}
      <P quiet>
        Je kunt je bestelling tot 14 dagen na {bill.isShipped ? 'ontvangst' : 'betaling'} herroepen, bij Mijn
        bestellingen.{bill.isShipped && ` ${returnWords.costs}`}
      </P>
    </Letter>
  ),
}
