import { dateTime } from '../base/dates.ts'
import type { Instant } from '../base/instant.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { MailTrouble } from './mailbox.ts'
import type { LeftOut } from './message.ts'
import type { Connector } from './source.ts'

/** What the screens of 'Externe berichten' say beside the words of the room (IN-EXT-60..69). */
export const threadScreenWords = {
  filter: 'Welke gesprekken',
  source: 'Bron',
  none: {
    mine: { title: 'Niets aan jou', text: 'Een gesprek dat jij moet beantwoorden, staat hier.' },
    snoozed: { title: 'Er sluimert niets', text: 'Een gesprek dat je laat sluimeren, vind je hier terug.' },
  },
  channelOf: (channel: string, handle: string) => `${channel}: ${handle}`,
  region: (name: string) => `Gesprek met ${name}`,
  log: (name: string) => `Berichten met ${name}`,
  back: 'Alle gesprekken',
  choose: { title: 'Kies een gesprek', text: 'Dan lees je hier wat er is gezegd.' },
  gone: { title: 'Dit gesprek is er niet meer', text: 'Het is verwijderd of gewist.' },
  hasFailed: 'Mislukt',
  assignedTo: (name: string) => `Bij ${name}`,
  assignedToMe: 'Bij jou',
  you: (name: string) => `${name} (jij)`,
  someone: 'Verwijderd account',
  media: 'Bijlagen',
  newTab: '(opent in een nieuw tabblad)',
  retryOf: (text: string) => `Opnieuw proberen: ${text}`,
  newBelow: 'Nieuw bericht',
  toNewest: 'Naar het nieuwste bericht',
  typedHere: 'Wat je hier typte',
  show: 'Bekijk',
} as const

/** Writing an answer, and its pictures. */
export const answerWords = {
  faults: {
    text: 'Vul een antwoord in van 1 tot 1000 tekens.',
  },
  pictures: 'Afbeeldingen bij je antwoord',
  picture: (place: number) => `Afbeelding ${place}`,
  takeAway: (place: number) => `Afbeelding ${place} weghalen`,
  most: (most: number) => `Je kunt hoogstens ${most} afbeeldingen meesturen.`,
  replaceQuestion: 'Je tekst vervangen?',
  replaceText: 'Wat je hebt getypt, gaat dan weg.',
  replace: 'Vervangen',
  drop: 'Je antwoord weggooien?',
  dropVerb: 'Weggooien',
  close: 'Sluiten',
} as const

export const snoozeWords = {
  text: 'Het gesprek blijft in de lijst staan, met een merk erbij.',
  until: 'Datum en tijd',
  hint: 'Tijd in Nederland.',
  fault: 'Kies een moment dat nog komt.',
  verb: 'Laten sluimeren',
  quick: { tomorrow: 'Morgen 09:00', monday: 'Maandag 09:00', week: 'Over een week' },
  set: (until: Instant) => `Sluimert tot ${dateTime(until)}`,
  ended: 'Sluimert niet meer',
} as const

export const cannedScreenWords = {
  manage: 'Vaste antwoorden beheren',
  editOf: (title: string) => `Bewerk ${title}`,
  removeOf: (title: string) => `Verwijder ${title}`,
  remove: 'Verwijderen',
  removeText: 'Wat er al mee is verstuurd, blijft staan.',
  titleHint: 'Zo vind je het terug. De ander ziet dit niet.',
  back: 'Terug',
} as const

/** The list of sources, their form and what has to be pasted where. */
export const sourceScreenWords = {
  activeOf: (name: string) => `${name} actief`,
  renewOf: (name: string) => `Geheim vernieuwen voor ${name}`,
  editOf: (name: string) => `Bewerk ${name}`,
  removeOf: (name: string) => `Verwijder ${name}`,
  testOf: (name: string) => `Testbericht voor ${name}`,
  helpOf: (name: string) => `Koppelen van ${name}`,
  atMeta: 'bij Meta',
  addressHint: 'Begint met https. Leeg laten mag: dan kun je lezen, niet antwoorden.',
  secretHint: 'Hiermee tekent de site elk antwoord. Het wordt nooit meer getoond.',
  activeHint: 'Staat een bron uit, dan komt er niets binnen. Wat er is, blijft leesbaar.',
  isOn: 'Bron staat aan',
  isOff: 'Bron staat uit',
  renewText: 'Berichten komen pas weer binnen als het nieuwe geheim is ingevuld.',
  removeText: 'Dit kan niet ongedaan worden gemaakt. Zet de bron liever uit: dan blijven de gesprekken leesbaar.',
  kept: 'Ik heb het bewaard',
  connect: 'Zo koppel je deze bron',
  copyAddress: 'Kopieer adres',
  yes: 'ja',
  no: 'nee',
} as const

/** What to do outside, step by step. */
export const connectSteps: Record<Connector, readonly string[]> = {
  formulier: [
    'Plak het adres hierboven in de dienst die de berichten doorstuurt.',
    'Plak daar ook het geheim. De dienst tekent er elk bericht mee, in de koppen X-Timestamp en X-Signature.',
    'Elk bericht komt als JSON, met een bericht per verzoek. Stuur daarna een testbericht.',
  ],
  meta: [
    'Open je app bij Meta voor ontwikkelaars en kies Webhooks.',
    'Plak het adres hierboven bij Callback URL en je controlewoord bij Verify token.',
    'Neem een abonnement op het veld messages. Dan komen berichten en hun status hier binnen.',
  ],
  mail: [
    'De site kijkt elke minuut in het postvak. Wat er al stond, blijft waar het is.',
    'In het postvak verandert niets: berichten blijven staan en worden niet als gelezen gemerkt.',
    'Antwoorden gaan vanaf het mailadres van deze bron. De mailserver van de site moet daarvoor mogen versturen.',
  ],
}

/** A mailbox: how it is reached, and how reading it went (IN-EXT-41, IN-EXT-43). */
export const mailboxWords = {
  address: 'Mailadres',
  addressHint: 'Hier komen berichten binnen, en vanaf dit adres gaan antwoorden uit.',
  addressExample: 'bijvoorbeeld hallo@bewezen.nl',
  hostHint: 'Staat in de uitleg van je mailprovider, vaak imap gevolgd door de naam.',
  hostExample: 'imap.voorbeeld.nl',
  ports: { 993: '993 (TLS)', 143: '143 (STARTTLS)' },
  userHint: 'Vaak het mailadres zelf.',
  passwordHint: 'Gebruik een app-wachtwoord als je provider dat heeft. Het wordt nooit meer getoond.',
  state: 'Postvak',
  kept: 'wachtwoord bewaard',
  check: 'Postvak controleren',
  checkFailed: 'Kon postvak niet controleren.',
  works: 'Het postvak werkt.',
  notYet: 'Nog niet gelezen.',
  readAt: (at: Instant) => `Voor het laatst gelezen op ${dateTime(at)}.`,
  workedAt: (at: Instant | null) => (at ? `Werkte voor het laatst op ${dateTime(at)}.` : 'Heeft nog niet gewerkt.'),
  troubles: {
    password: 'Het postvak weigert de gebruikersnaam of het wachtwoord.',
    unreachable: 'De mailserver is niet bereikbaar.',
    insecure: 'De mailserver biedt geen veilige verbinding met een geldig certificaat.',
    notPublic: 'Deze mailserver staat niet op het openbare internet.',
    broken: 'De mailserver gaf een antwoord dat we niet begrijpen.',
  } satisfies Record<MailTrouble, string>,
} as const

/** What only a mail has in a conversation. */
export const mailWords = {
  earlier: 'Toon eerdere tekst',
  hideEarlier: 'Verberg eerdere tekst',
  automatic: 'Automatisch bericht',
  left: {
    type: 'niet overgenomen: dit soort bestand niet',
    size: 'niet overgenomen: te groot',
    many: 'niet overgenomen: te veel bestanden',
  } satisfies Record<LeftOut, string>,
} as const

/** Where each thing that Meta gave is found. */
export const metaHints = {
  accountId: {
    whatsapp: 'De Phone number ID, bij API Setup van je WhatsApp-app.',
    instagram: 'De ID van je Instagram-account, bij API setup van je app.',
  },
  appSecret: 'De App Secret, in Meta bij App-instellingen, Basis. Hiermee controleert de site elk bericht.',
  verifyToken: 'Een woord dat je zelf bedenkt en straks bij Meta invult.',
  accessToken: 'Een blijvend token, waarmee de site antwoordt en bijlagen ophaalt.',
} as const

/** The button to what is kept of a person. */
export const keptScreenWords = {
  open: 'Gegevens van iemand',
  channel: 'Kanaal',
  handleFault: 'Vul het account in.',
  showing: 'Zoeken...',
  download: 'Downloaden',
  fileName: 'bewaarde-gegevens.json',
  fileIsPart: 'Dit is niet alles wat is bewaard. Vraag ons om de rest.',
  part: 'Gesprek met een ander. Je ziet alleen wat vanaf dit adres is verstuurd.',
  eraseText: (handle: string, { threads, parts }: { threads: number; parts: number }) =>
    `Alles van ${handle} verdwijnt: ${[
      ...(threads > 0 ? [talks(threads)] : []),
      ...(parts > 0 ? [`wat vanaf dit adres is verstuurd in ${talks(parts)} met een ander`] : []),
    ].join(
      ' en ',
    )}, met de meldingen daarover. Wordt een bericht nog eens bezorgd, dan wordt het niet meer opgenomen. Wat in een postvak of bij een ander kanaal staat, wis je daar.`,
} as const

const talks = (threads: number) => (threads === 1 ? '1 gesprek' : `${wholeNumber(threads)} gesprekken`)
