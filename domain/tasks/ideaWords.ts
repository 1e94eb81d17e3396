/** Tasks to begin with, for somebody whose list is empty (SH-TODO-28). */
export const ideaWords = {
  title: 'Kies er een om mee te beginnen',
  text: 'Je kunt hem later altijd aanpassen of weghalen.',
  add: (title: string) => `Toevoegen: ${title}`,
  /** Each with its time of the day in minutes, where it has one. */
  tasks: [
    { title: 'Tien minuten naar buiten in het ochtendlicht', minute: null },
    { title: 'Een blokje om na de lunch', minute: 12 * 60 + 45 },
    { title: 'Vijf minuten rustig ademen', minute: null },
    { title: 'Het laatste uur voor bed geen scherm', minute: 21 * 60 + 30 },
  ],
} as const
