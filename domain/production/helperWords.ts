/** Who helps on the day, in the tab Briefings (EV-MORE-50). */
export const helperWords = {
  title: 'Helpers op de dag',
  text: 'Wie je hier kiest, kan op die dag inchecken en ziet namen, foto’s en het programma. Geen antwoorden, geen e-mail. Het eindigt de dag erna.',
  date: 'Datum',
  person: 'Persoon',
  name: 'Aanwijzen',
  remove: (name: string) => `Weghalen: ${name}`,
  none: 'Nog niemand aangewezen.',
  failed: 'De helpers konden niet worden geladen',
  notSaved: 'De helper is niet opgeslagen',
  over: 'Deze dag is voorbij.',
  open: 'Open de dag',
  named: 'Je helpt op de dag',
  namedText: (title: string, when: string) =>
    `${title}, ${when}. Open de dag eenmaal voor je gaat: daarna werkt inchecken ook zonder lijn.`,
} as const
