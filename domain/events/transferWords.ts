import type { Notice } from '../base/words.ts'
import type { TransferObstacle } from './transfer.ts'

/** A place handed on, at the event and in Deelnemers (EV-MORE-31..37). */
export const transferWords = {
  open: 'Plek doorgeven',
  title: 'Plek doorgeven',
  text: 'Kun je niet? Geef je plek aan een ander lid. Die moet ja zeggen, en daarna geeft de organisatie akkoord. Tot dan blijft de plek van jou.',
  money: 'Wat je betaalde blijft betaald. Komt er later geld terug, dan krijg jij dat.',
  username: 'Gebruikersnaam',
  usernameHint: 'Van wie je plek krijgt. Wij vragen het voor je.',
  noUsername: 'Vul een gebruikersnaam in.',
  send: 'Vragen',
  sending: 'Vragen...',
  asked: (username: string): Notice => ({
    title: 'Gevraagd',
    text: `Kan ${username} je plek overnemen, dan hoort diegene het nu. Je krijgt bericht als er een antwoord is.`,
  }),
  waitsFor: (username: string) =>
    `Je wilt je plek doorgeven aan ${username}. Er is nog geen antwoord; tot dan blijft de plek van jou.`,
  waitsForDesk: (username: string) =>
    `${username} zei ja tegen je plek. De organisatie moet nog akkoord geven; tot dan blijft de plek van jou.`,
  withdraw: 'Toch niet doorgeven',
  withdrawn: { title: 'Ingetrokken', text: 'Je houdt je plek.' } satisfies Notice,
  offer: (name: string) => `${name} wil jou een plek geven op deze datum.`,
  offerText: 'Neem je de plek aan, dan moet de organisatie nog akkoord geven.',
  answersWait:
    'Wat je hier over eten en gezondheid invult, ziet niemand tot de plek van jou is. Komt het er niet van, dan wordt het gewist.',
  accept: 'Plek aannemen',
  decline: 'Nee, bedankt',
  acceptTitle: 'Plek aannemen',
  accepting: 'Bezig...',
  accepted: {
    title: 'Je zei ja',
    text: 'De organisatie moet nog akkoord geven. Je hoort het als de plek van jou is.',
  } satisfies Notice,
  awaits: (name: string) => `Je zei ja tegen de plek van ${name}. De organisatie moet nog akkoord geven.`,
  declineAfter: 'Toch niet',
  declined: { title: 'Afgewezen', text: 'De plek blijft van wie hem aanbood.' } satisfies Notice,
  failed: 'Dat lukte niet',
  unknown: 'Er ging iets mis. Probeer het opnieuw.',
  somebody: 'Iemand',
} as const

/** In Deelnemers. */
export const transferDeskWords = {
  title: 'Plekken om door te geven',
  text: 'Zij zijn het eens. Met je akkoord krijgt de ander de plek.',
  line: (holder: string, receiver: string) => `${holder} geeft de plek aan ${receiver}`,
  agree: 'Akkoord',
  refuse: 'Afwijzen',
  agreeOf: (holder: string, receiver: string) => `Akkoord: ${holder} aan ${receiver}`,
  refuseOf: (holder: string, receiver: string) => `Afwijzen: ${holder} aan ${receiver}`,
  agreed: (receiver: string) => `De plek is nu van ${receiver}.`,
  refused: 'Afgewezen. De plek blijft waar hij was.',
  failed: 'De plek is niet doorgegeven',
  loadFailed: 'De verzoeken konden niet worden geladen.',
} as const

const obstacles: Record<TransferObstacle, string> = {
  noPlace: 'Deze plek is er niet meer.',
  started: 'Het evenement is al begonnen.',
  calledOff: 'Dit evenement is geannuleerd.',
  waitlist: 'Er staan mensen op de wachtlijst. Doorgeven kan dan niet.',
  disputed: 'De betaling van deze plek is betwist. Doorgeven kan nu niet.',
  self: 'Je kunt je plek niet aan jezelf geven.',
}

/** What is said when handing a place on is refused. */
export const transferRefused: { readonly [code: string]: Notice | undefined } = {
  TRANSFER_OPEN: {
    title: transferWords.failed,
    text: 'Je wilt deze plek al doorgeven. Trek dat eerst in.',
  },
  TRANSFER_OVER: { title: transferWords.failed, text: 'Dit verzoek is al afgehandeld of ingetrokken.' },
  NOT_ACCEPTED: { title: transferWords.failed, text: 'De ander heeft nog geen ja gezegd.' },
  RECEIVER_OFF: {
    title: transferDeskWords.failed,
    text: 'De ontvanger kan deze plek nu niet hebben: zonder toegang tot het evenement, te vroeg voor de groep, of al aangemeld.',
  },
  TRANSFER_CLOSED: { title: transferWords.failed, text: transferWords.unknown },
}

/** The sentence for a refusal of this room about handing on; null for one that is about something else. */
export function transferRefusedText(code: string, data: unknown): string | null {
  const why = (data as { why?: TransferObstacle } | null)?.why
  if (code === 'TRANSFER_CLOSED' && why && Object.hasOwn(obstacles, why)) return obstacles[why]
  return Object.hasOwn(transferRefused, code) ? (transferRefused[code]?.text ?? null) : null
}
