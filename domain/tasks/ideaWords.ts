/** Tasks to begin with, for somebody whose list is empty (SH-TODO-28). */
export const ideaWords = {
  title: 'Kies er een om mee te beginnen',
  text: 'Je kunt hem later altijd aanpassen of weghalen.',
  add: (title: string) => `Toevoegen: ${title}`,
  tasks: [
    'Tien minuten naar buiten in het ochtendlicht',
    'Een blokje om na de lunch',
    'Vijf minuten rustig ademen',
    'Het laatste uur voor bed geen scherm',
  ],
} as const
