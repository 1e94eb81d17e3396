import type { Notice } from '../base/words.ts'

/** The saved filters above a list of the admin area (ADM-MORE-40..42). */
export const savedViewWords = {
  title: 'Bewaarde filters',
  keep: 'Filter bewaren',
  keepHint: 'Filters die je instelt, kun je hier bewaren.',
  keepTitle: 'Filter bewaren',
  editTitle: 'Filter wijzigen',
  change: (name: string) => `${name} wijzigen`,
  name: 'Naam',
  nameHint: 'Alleen jij ziet je bewaarde filters.',
  nameWrong: 'Vul een naam in van maximaal 40 karakters',
  save: 'Opslaan',
  saving: 'Opslaan...',
  kept: 'Filter bewaard',
  renamed: 'Filter heeft een andere naam',
  remove: 'Verwijderen',
  removed: 'Filter verwijderd',
} as const

export const savedViewRefused = {
  TOO_MANY_VIEWS: { title: 'Er passen niet meer dan 20 bewaarde filters bij een lijst.' },
  VIEW_NAME_IN_USE: { title: 'Je hebt al een filter met deze naam.' },
} as const satisfies Record<string, Notice>
