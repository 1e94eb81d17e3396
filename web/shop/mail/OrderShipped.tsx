import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `carrier` is null for one without a name here; `track` is a code to look for, `trackUrl` the page to follow the parcel. */
export type OrderShippedFacts = MailFacts & {
  number: string
  carrier: string | null
  track: string | null
  trackUrl: string | null
  link: string
}

/** Tells that a parcel is on its way, by whom, and where to follow it (SHOP-ORDER-23). */
export const OrderShipped: MailTemplate<OrderShippedFacts> = {
  subject: () => 'Je bestelling is onderweg',
  Body: ({ number, carrier, track, trackUrl, link, ...facts }) => (
    <Letter
      {...facts}
      title="Je bestelling is onderweg"
      preview={`Bestelling ${number} is verstuurd.`}
      because={`je iets bestelde bij ${facts.site.name}`}
    >
      <P>
        Bestelling {number} is verstuurd{carrier ? ` met ${carrier}` : ''}.
      </P>
      {track && <P>De code van je pakket is {track}.</P>}
      <Action href={trackUrl ?? link}>{trackUrl ? 'Volg je pakket' : 'Naar Mijn bestellingen'}</Action>
      <P quiet>Is het er? Zet het bij Mijn bestellingen op ontvangen: vanaf dan heb je 14 dagen om te herroepen.</P>
    </Letter>
  ),
}
