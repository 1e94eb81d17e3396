import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'
import type { ChallengeState } from './challenge.ts'
import { perPage } from './paging.ts'

const counted = (count: number, one: string, many: string) => `${wholeNumber(count)} ${count === 1 ? one : many}`

/** What every page of the learning room says (COM-LEARN-17, COM-LEARN-21). */
export const learningWords = {
  advice: 'Deze informatie vervangt geen medisch advies.',
  missing: 'Deze pagina bestaat niet (meer).',
  loading: 'Even laden...',
  failed: 'Dit kon niet worden geladen.',
  path: 'Kruimelpad',
  draft: 'Concept',
  attachments: 'Bijlagen',
  download: (name: string) => `${name} downloaden`,
  pdf: 'PDF',
  picture: 'Afbeelding',
  video: (title: string) => `Video: ${title}`,
  loadVideo: 'Inhoud laden',
  points: (count: number) => counted(count, 'zonnetje', 'zonnetjes'),
  earned: (count: number) => `Je hebt ${count} zonnetjes verdiend!`,
  actionFailed: 'Dat lukte niet',
  earlier: `Vorige ${perPage}`,
  later: `Volgende ${perPage}`,
  pageGone: 'Hier staat niemand meer',
} as const

/** The university (COM-LEARN-03..05, COM-LEARN-09). */
export const universityWords = {
  title: 'Universiteit',
  lead: 'Vijf levels van acht weken. Acht weken is een tempo, geen grens: niets verloopt.',
  /** What the percentage counts: the lessons there are, not the forty weeks of the route. */
  lessonsDone: (done: number, total: number) =>
    `${wholeNumber(done)} van de ${wholeNumber(total)} lessen die er nu zijn`,
  place: (level: number, week: number) => `level ${level}, week ${week}`,
  week: (week: number) => `Week ${week}`,
  doneOf: (done: number, total: number) => `${wholeNumber(done)} van ${wholeNumber(total)}`,
  weekOf: (week: number, weeks: number) => `Week ${week} van ${weeks}`,
  you: (week: number) => `jij, week ${week}`,
  levels: 'Levels',
  level: (number: number) => `Level ${number}`,
  weeksOf: (number: number) => `Weken van level ${number}`,
  next: (level: number, week: number) => `Volgende les, level ${level} week ${week}`,
  continue: 'Verder leren',
  begin: 'Begin met leren',
  allDone: 'Alle lessen afgerond',
  allDoneText: 'Mooi werk. Nieuwe lessen verschijnen hier vanzelf.',
  finished: 'Afgerond',
  closed: (number: number) => `Rond eerst level ${number} af`,
  weekClosed: (week: number) => `Rond eerst week ${week} af`,
  isClosed: 'nog gesloten',
  isDone: 'afgerond',
  isNext: 'volgende les',
  required: 'Verplicht',
  optional: 'Optioneel',
  lessonsOf: (week: number) => `Lessen van week ${week}`,
  weekEmpty: 'In deze week staan nog geen lessen.',
  empty: 'Nog geen lessen',
  emptyText: 'Zodra de eerste les klaar is, staat hij hier.',
  /** In a community without lessons, of another that one joined (COM-LEARN-42). */
  emptyHere: (community: string, other: string) =>
    `${community} heeft geen lessen. Wat je in ${other} hebt afgerond, staat daar nog.`,
  elsewhere: (community: string) => `Naar de lessen van ${community}`,
  weeksDone: (done: number) => `${done} van 8 weken af`,
  showWeeks: (number: number) => `Weken van level ${number} tonen`,
  congratulations: (number: number) => `Gefeliciteerd! Je hebt level ${number} afgerond.`,
  congratulationsText: (next: number | null) =>
    next === null
      ? 'Je hebt 100 zonnetjes verdiend.'
      : `Je hebt 100 zonnetjes verdiend en level ${next} staat voor je open.`,
  onwards: 'Verder',
} as const

/** A lesson (COM-LEARN-07). */
export const lessonWords = {
  minutes: (minutes: number) => `${minutes} min lezen`,
  readyTitle: 'Klaar met deze les?',
  /** Names only what this lesson has. */
  readyText: (has: { text: boolean; video: boolean }) =>
    has.text && has.video
      ? 'Rond hem af als je de tekst hebt gelezen en de video hebt gezien.'
      : has.video
        ? 'Rond hem af als je de video hebt gezien.'
        : has.text
          ? 'Rond hem af als je de tekst hebt gelezen.'
          : 'Rond hem af als je ermee klaar bent.',
  finish: 'Les afronden',
  doneTitle: 'Je hebt deze les afgerond.',
  undo: 'Markeer als niet afgerond',
  previous: 'Vorige',
  next: 'Volgende',
  around: 'Vorige en volgende les',
  besideDone: (done: number, total: number) => `${done} van ${total} lessen afgerond`,
  beside: 'Lessen van deze week',
  toUniversity: 'Naar de universiteit',
  asked: 'Nieuwe vraag bij je les',
  measure: 'Meet wat het met je doet',
  measureText: 'Je kunt er een experiment over beginnen.',
} as const

/** Challenges (COM-LEARN-11..13). */
export const challengeWords = {
  title: 'Challenges',
  lead: 'Samen een tijd lang elke dag één ding doen, en kijken wat het met je doet.',
  empty: 'Nog geen challenges',
  emptyText: 'Zodra er een challenge is, staat hij hier.',
  states: { upcoming: 'Binnenkort', running: 'Bezig', over: 'Afgelopen' } satisfies Record<ChallengeState, string>,
  kind: 'Challenge',
  period: (from: string, to: string) => `${from} t/m ${to}`,
  participants: (count: number) => counted(count, 'deelnemer', 'deelnemers'),
  join: 'Doe mee',
  today: 'Vandaag gedaan',
  yesterday: 'Gisteren gedaan',
  stop: 'Stoppen',
  stopQuestion: 'Weet je zeker dat je wilt stoppen met deze challenge?',
  stopText: 'De dagen die je hebt afgevinkt, verdwijnen. Je kunt tot en met de laatste dag opnieuw beginnen.',
  stopVerb: 'Stoppen met de challenge',
  stopped: 'Je bent gestopt met de challenge',
  mine: 'Jouw voortgang',
  of: (days: number) => `van ${counted(days, 'dag', 'dagen')} gedaan`,
  progress: (done: number, days: number) => `${done} van ${days} dagen gedaan`,
  onlyRecent: 'Je kunt alleen vandaag of gisteren afvinken.',
  begins: (day: string) => `Op ${day} vink je je eerste dag af.`,
  todayDone: 'Vandaag staat erop. Tot morgen!',
  isOver: 'Deze challenge is afgelopen.',
  outOfReach: (days: number) =>
    `De zonnetjes haal je niet meer: daarvoor zijn ${counted(days, 'dag', 'dagen')} nodig. Meedoen mag wel.`,
  completed: 'Gehaald! Je hebt de challenge voltooid.',
  beside: 'Bij deze challenge',
  reward: 'Als het lukt',
  rewardPoints: (points: number, days: number) => `${points} zonnetjes na ${counted(days, 'dag', 'dagen')}`,
  rewardAward: (name: string) => `De award ${name}`,
  dayNames: { today: 'vandaag', done: 'gedaan', open: 'nog niet gedaan', missed: 'niet gedaan' },
  all: 'Alle challenges',
  anonymous: 'Anoniem',
  daysDone: (days: number) => counted(days, 'dag', 'dagen'),
  rankingAll: (count: number) => `Toon alle ${wholeNumber(count)}`,
  rankingEmpty: 'Nog niemand in de ranglijst',
  showName: 'Toon mijn naam',
  showNameHint: 'Zonder naam sta je er als Anoniem.',
  ranked: 'In de ranglijst zien anderen hoeveel dagen je hebt gedaan. Je naam kun je er verbergen.',
} as const

/** Masterclasses (COM-LEARN-15). */
export const masterclassWords = {
  title: 'Masterclasses',
  lead: 'Eén onderwerp, uitgelegd door iemand die er zijn werk van maakt.',
  search: 'Zoek in masterclasses...',
  empty: 'Nog geen masterclasses',
  emptyText: 'Zodra er een masterclass is, staat hij hier.',
  noneFound: 'Geen masterclasses gevonden',
  shown: (shown: number, total: number) => `${shown} van ${counted(total, 'masterclass', 'masterclasses')}`,
  more: 'Meer laden',
  finish: 'Afronden',
  done: 'Je hebt deze masterclass afgerond.',
  isDone: 'Afgerond',
  all: 'Alle masterclasses',
} as const

/** What is said of a refusal (COM-LEARN-04, COM-LEARN-05, COM-LEARN-12, COM-LEARN-13). */
export const learningRefused: Readonly<Record<string, Notice | undefined>> = {
  LEVEL_CLOSED: { title: 'Nog gesloten', text: 'Rond eerst het level ervoor af.' },
  WEEK_CLOSED: { title: 'Nog gesloten', text: 'Rond eerst de week ervoor af.' },
  CHALLENGE_OVER: { title: 'Afgelopen', text: 'Deze challenge is afgelopen.' },
  CHALLENGE_COMPLETED: { title: 'Al gehaald', text: 'Je hebt deze challenge al voltooid.' },
  NOT_TAKING_PART: { title: 'Je doet niet mee', text: 'Kies eerst Doe mee.' },
  DAY_NOT_OPEN: {
    title: 'Deze dag kan niet',
    text: 'Je kunt alleen vandaag of gisteren afvinken, binnen de challenge.',
  },
}
