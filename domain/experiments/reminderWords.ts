const all = new Intl.ListFormat('nl', { type: 'conjunction' })

/** What the reminder of the number of the day says, in the inbox and by push (COM-N1-24). */
export const reminderWords = {
  title: 'Je getal van vandaag',
  text: (measures: readonly string[]) => `Nog niet ingevuld: ${all.format(measures)}.`,
  /** What a push says under its title: nothing of what is measured. */
  look: 'Vul het in bij Mijn experimenten',
} as const
