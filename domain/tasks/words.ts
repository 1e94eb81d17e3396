import type { Notice } from '../base/words.ts'

/** 'Mijn Taken' (SH-TODO, SH-ERR-06, SH-ERR-15). */
export const taskWords = {
  title: 'Mijn Taken',
  titleRequired: 'Titel is verplicht',
  titleTooLong: 'Titel mag maximaal 100 karakters bevatten',
  descriptionTooLong: 'Beschrijving mag maximaal 500 karakters bevatten',
  doneOf: (done: number, all: number) => `${done} van ${all} klaar`,
  usedOf: (all: number, most: number) => `${all} van ${most} taken`,
  shortCount: (done: number, all: number) => `${done} van ${all}`,
  reward: 'Alles klaar? Dan verdien je 10 zonnetjes.',
  earned: 'Alles klaar: 10 zonnetjes voor vandaag.',
  everyDay: 'Een taak komt elke dag terug: om 00:01 staat hij weer open.',
  loading: 'Taken laden...',
  empty: { title: 'Nog geen taken', text: 'Zet hier wat je vandaag wilt doen.' } satisfies Notice,
  refused: 'Kon taken niet laden',
  newTitle: 'Titel',
  newDescription: 'Beschrijving',
  time: 'Tijd',
  halfTime: 'Vul uren en minuten in, of maak de tijd leeg',
  characters: (used: number, most: number) => `${used} van ${most} karakters`,
  add: 'Toevoegen',
  addOne: 'Taak toevoegen',
  changeThem: 'Taken wijzigen',
  adding: 'Toevoegen...',
  up: (title: string) => `Omhoog: ${title}`,
  down: (title: string) => `Omlaag: ${title}`,
  edit: (title: string) => `Bewerk: ${title}`,
  remove: (title: string) => `Verwijder: ${title}`,
  save: 'Opslaan',
  saving: 'Opslaan...',
  cancel: 'Annuleren',
  undo: 'Ongedaan maken',
  added: { title: 'Taak toegevoegd' } satisfies Notice,
  removed: { title: 'Taak verwijderd' } satisfies Notice,
  rewarded: { title: 'Gefeliciteerd!', text: 'Je hebt 10 zonnetjes verdiend!' } satisfies Notice,
  addFailed: { title: 'Kon taak niet toevoegen' } satisfies Notice,
  saveFailed: { title: 'Kon taak niet bijwerken' } satisfies Notice,
  removeFailed: { title: 'Kon taak niet verwijderen' } satisfies Notice,
} as const

/** What is said of a refusal; any other code says that the attempt failed (SH-TODO-06..08). */
export const tasksRefused: { readonly [code: string]: Notice | undefined } = {
  TOO_MANY_TASKS: { title: 'Maximum bereikt', text: 'Je kunt maximaal 20 taken hebben.' },
  FORBIDDEN: { title: 'Niet toegestaan', text: 'Deze taak staat niet (meer) op je lijst.' },
}
