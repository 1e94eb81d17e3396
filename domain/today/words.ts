/** 'Vandaag' (SH-TODAY). */
export const todayWords = {
  title: 'Vandaag',
  ownDay: 'Jouw dag',
  greeting: (hour: number, name: string) =>
    `${hour < 6 ? 'Goedenacht' : hour < 12 ? 'Goedemorgen' : hour < 18 ? 'Goedemiddag' : 'Goedenavond'}, ${name}`,
  lightLeft: (minutes: number) => `${Math.floor(minutes / 60)} u ${String(minutes % 60).padStart(2, '0')}`,
  lightLeftOf: 'daglicht over.',
  untilLight: 'tot de zon opkomt.',
  sets: (time: string) => `De zon gaat onder om ${time}.`,
  rises: (time: string) => `De zon komt op om ${time}.`,
  toTasks: 'Taken toevoegen of wijzigen',
  parts: { morning: 'Ochtend', afternoon: 'Middag', evening: 'Avond' },
  appointments: (count: number) => (count === 1 ? '1 afspraak' : `${count} afspraken`),
  free: 'Niets op een vaste tijd.',
  lesson: 'Les van deze week',
  inLevel: (level: number, week: number, community: string) => `Level ${level}, week ${week} in ${community}`,
  openLesson: 'Open de les',
  allLessons: 'Alle lessen',
  noLesson: 'Alle lessen die open zijn, heb je gedaan.',
  coming: 'Dit komt eraan',
  noDates: 'Er staat nu niets in de agenda.',
  toEvents: 'Bekijk de agenda',
  livestream: 'Livestream',
  liveNow: 'Nu live',
  enrol: 'Aanmelden',
  enrolFor: (title: string) => `Aanmelden voor ${title}`,
  full: 'Vol',
  toWaitlist: 'Zet me op de wachtlijst',
  toWaitlistOf: (title: string) => `Zet me op de wachtlijst van ${title}`,
  look: 'Bekijk het event',
  enrolFailed: 'Kon het event niet laden.',
  going: 'Aangemeld',
  waitlisted: 'Op de wachtlijst',
  held: 'Nog niet afgerond',
  communities: 'Communities',
  allCommunities: 'Alle communities',
  loadFailed: 'Kon je dag niet laden.',
  next: 'Eerstvolgend',
  wholeRanking: 'Hele ranglijst',
  besideLoading: 'Je dag laden...',
  experimentsLater: 'Je experimenten staan er weer als er verbinding is.',
  noExperiment: 'Wil je iets uitproberen? Begin een experiment bij Mijn experimenten.',
  toLogbook: 'Naar Mijn experimenten',
} as const

/** What is new (SH-TODAY-06). */
export const missedWords = {
  title: 'Wat heb ik gemist',
  nothing: 'Alles gelezen!',
  nothingText: 'Er is niets nieuws in je kanalen. Wat er binnenkomt, staat hier in drie zinnen.',
  all: (messages: number, { names, others }: NamedFew) =>
    messages === 0
      ? 'In je kanalen heb je alles gelezen.'
      : `${byUnread(messages)} in ${channelCount(names.length + others)}: ${andMore(names, others, channelCount)}.`,
  busiest: (channel: string, community: string, count: string) =>
    `Het meeste staat in ${channel} van ${community}: ${count}.`,
  quiet: 'Nergens is iets nieuws gezegd.',
  namedYou: (name: string, text: string) => `${name} noemde je daar: ‘${text}’`,
  answered: (name: string, answers: number, text: string) =>
    `${name} kreeg er ${answers === 1 ? '1 antwoord' : `${answers} antwoorden`} op: ‘${text}’`,
  stoodOut: (name: string, text: string) => `${name} viel er op met: ‘${text}’`,
  pictured: (name: string) => `${name} viel er op met een afbeelding.`,
  toMessage: (name: string) => `Naar het bericht van ${name}`,
  privately: (count: number, { names, others }: NamedFew) =>
    count === 0
      ? 'In je privégesprekken is niets nieuws.'
      : `In je privégesprekken: ${byUnread(count)} van ${andMore(names, others, (more) => (more === 1 ? '1 ander' : `${more} anderen`))}.`,
  toBusiest: (channel: string) => `Naar ${channel}`,
  toTalk: (name: string) => `Naar ${name}`,
  toPrivate: 'Naar je privéberichten',
} as const

type NamedFew = { names: readonly string[]; others: number }

const channelCount = (count: number) => (count === 1 ? '1 kanaal' : `${count} kanalen`)

/** 'Licht, Slaap en Voeding', or with what is not named counted: 'Licht, Slaap, Voeding en nog 2 kanalen'. */
function andMore(names: readonly string[], others: number, counted: (count: number) => string): string {
  const all = others > 0 ? [...names, `nog ${counted(others)}`] : names
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} en ${all.at(-1)}`
}

/** So many messages that are new. */
export function byUnread(count: number): string {
  return count === 1 ? '1 nieuw bericht' : `${count} nieuwe berichten`
}

/** Whoever would like an answer (SH-TODAY-07). */
export const waitingWords = {
  title: 'Wie graag een antwoord wil',
  nobody: 'Er wacht niemand op een antwoord.',
  nobodyText: 'Wie je noemt, je antwoordt of je een privébericht stuurt, staat hier tot je reageert.',
  answer: 'Antwoord',
  answerTo: (name: string) => `Antwoord aan ${name}`,
} as const
