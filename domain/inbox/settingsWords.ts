import type { Notice } from '../base/words.ts'
import type { NotificationType } from './notification.ts'
import type { SoundVariant } from './sound.ts'
import type { ChosenType, Wants } from './wants.ts'

/** The part 'Meldingen' of the settings (SH-NOTIF-24). */
export const settingsWords = {
  title: 'Meldingen',
  intro: 'Kies wat je wilt horen en hoe. Het geldt op al je apparaten, behalve waar anders staat.',
  loading: 'Instellingen laden...',
  how: 'Hoe je het merkt',
  live: 'Live meldingen',
  liveHint: 'Alleen in deze browser. Uit: elke minuut kijken, zonder geluid en zonder bericht op je scherm.',
  sound: 'Geluid',
  soundHint: 'Bij een nieuw bericht, hooguit elke 2 seconden.',
  variant: 'Welk geluid',
  test: (sound: string) => `Luister naar ${sound}`,
  desktop: 'Melding op je bureaublad',
  desktopHint: 'Verdwijnt na 5 seconden. Je browser vraagt eerst toestemming.',
  push: 'Melding als de site dicht is',
  pushHint: 'Op dit apparaat, tot je uitlogt. Er staat nooit tekst van een bericht in.',
  pushImpossible: 'Deze browser kan geen meldingen ontvangen als de site dicht is.',
  quiet: 'Stille uren',
  quietHint: 'Dan hoor en zie je niets, behalve het getal bij de bel. Tijden in Nederland.',
  quietFrom: 'Van',
  quietUntil: 'Tot',
  digest: 'Dagelijkse samenvatting',
  digestHint: 'Hooguit één mail per dag, om 07:30, en alleen als er iets ongelezen is. Zonder tekst van berichten.',
  seen: 'Wat anderen van je zien',
  presence: 'Laat zien dat ik er ben en typ',
  presenceHint:
    'Uit: niemand ziet in een kanaal of privégesprek dat je er bent of iets schrijft. Jij ziet anderen wel.',
  what: 'Wat je wilt horen',
  always: 'Berichten over je eigen account krijg je altijd.',
  channels: 'Per kanaal',
  channelsHint: 'Gaat voor op de keuze hierboven.',
  noChannels: 'Je bent nog geen lid van een community.',
  asAbove: 'Zoals hierboven',
  saved: 'Opgeslagen',
  saveFailed: {
    title: 'Niet opgeslagen',
    text: 'Kon je instellingen niet opslaan. Probeer het opnieuw.',
  } satisfies Notice,
  loadFailed: 'Kon je instellingen niet laden.',
  /** Shown when the browser refused (SH-NOTIF-24). */
  blocked: 'Meldingen zijn geblokkeerd in je browser',
} as const

export const soundNames: Record<SoundVariant, string> = { inbox: 'Inbox', chime: 'Klokje', ping: 'Ping' }

export const wantsNames: Record<Wants, string> = {
  all: 'Alles',
  mentions: 'Vermeldingen en reacties',
  nothing: 'Niets',
}

export const chosenTypeNames: Record<ChosenType, { label: string; hint?: string }> = {
  mention: { label: 'Vermeldingen', hint: 'Iemand noemt jou, of een groep waar je bij hoort.' },
  reply: { label: 'Reacties op jou' },
  message: { label: 'Berichten in kanalen', hint: 'Voor elk kanaal waarvoor je niets anders koos.' },
  private_message: { label: 'Privéberichten' },
  inbox_message: { label: 'Berichten van de beheerders' },
  external_message: { label: 'Externe berichten' },
  event: { label: 'Evenementen' },
  event_letter: {
    label: 'Herinneringen en bedankjes',
    hint: 'De dag voor en de dag na een evenement waar je bij bent, ook per mail.',
  },
  learning: { label: 'Leren' },
  experiment: { label: 'Experimenten', hint: 'Om 20:00, als een getal van vandaag nog ontbreekt.' },
}

const inChannel = (channel: string | null) => (channel === null ? 'in een kanaal' : `in ${channel}`)

/** Answers to 'Waarom krijg ik dit?'. */
export const reasonWords = {
  ask: 'Waarom krijg ik dit?',
  toSettings: 'Meldingen instellen',
  unknown: 'Dit hoort bij je account. Wat je hoort, kies je bij de instellingen.',
  mention: (channel: string | null) =>
    `Iemand noemde jou, of een groep waar je bij hoort, ${inChannel(channel)}. Je hoort het omdat 'Vermeldingen' aan staat.`,
  reply: (channel: string | null) =>
    `Iemand reageerde op een bericht van jou ${inChannel(channel)}. Je hoort het omdat 'Reacties op jou' aan staat.`,
  message: (channel: string | null) =>
    `Er kwam een bericht ${inChannel(channel)}. Je hoort het omdat je daar alles wilt horen.`,
  private_message: () => `Iemand schreef alleen aan jou. Je hoort het omdat 'Privéberichten' aan staat.`,
  inbox_message: () => `De beheerders schreven jou. Je hoort het omdat 'Berichten van de beheerders' aan staat.`,
  external_message: () =>
    `Er kwam een bericht van buiten, en jij beantwoordt die. Je hoort het omdat 'Externe berichten' aan staat.`,
  event: () => `Er is nieuws over een evenement waar je bij hoort. Je hoort het omdat 'Evenementen' aan staat.`,
  event_letter: () => `Je hebt een plek op een evenement. Je hoort het omdat 'Herinneringen en bedankjes' aan staat.`,
  learning: () => `Er is nieuws over iets wat je leert of onderwijst. Je hoort het omdat 'Leren' aan staat.`,
  experiment: () =>
    `Van een experiment van jou ontbrak het getal van vandaag. Je hoort het omdat 'Experimenten' aan staat.`,
  comment: {
    mention: `Iemand noemde jou in een reactie. Je hoort het omdat 'Vermeldingen' aan staat.`,
    reply: `Iemand reageerde op jouw bericht in de feed. Je hoort het omdat 'Reacties op jou' aan staat.`,
  },
  account: () => 'Dit gaat over je eigen account. Zulke berichten krijg je altijd, ook als je al het andere uitzet.',
} as const satisfies Record<NotificationType, (channel: string | null) => string> & Record<string, unknown>

/** The daily digest: numbers only (SH-NOTIF-17). */
export const digestWords = {
  subject: (unread: number) => (unread === 1 ? 'Je hebt 1 ongelezen melding' : `Je hebt ${unread} ongelezen meldingen`),
  intro: 'Dit kwam er sinds gisteren bij in je inbox, en je las het nog niet.',
  line: (count: number, name: string, subject?: string | null) => `${count} × ${name}${subject ? `: ${subject}` : ''}`,
  toInbox: 'Naar je inbox',
  because: 'je de dagelijkse samenvatting aan hebt staan',
  stop: 'Geen samenvatting meer? Zet hem uit bij',
  settings: 'je instellingen',
} as const
