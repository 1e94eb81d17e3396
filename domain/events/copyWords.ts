/** Copying an event (EV-MORE-71, EV-MORE-72). */
export const copyWords = {
  copy: 'Kopiëren',
  title: 'Evenement kopiëren',
  text: 'Kosten, taken, briefings, programma en locaties gaan mee, even ver verschoven. Deelnemers en berichten niet; kosten zijn nog niet goedgekeurd of besteld en taken niet gestart. De kopie staat offline tot je hem live zet.',
  name: 'Titel',
  day: 'Nieuwe eerste dag',
  dayMissing: 'Kies een datum',
  dayPast: 'Kies een dag die nog komt.',
  verb: 'Kopie maken',
  busy: 'Kopiëren...',
  done: 'Evenement gekopieerd',
  doneText: 'Je kijkt nu naar de kopie.',
  failed: 'Niet gekopieerd',
  failedText: 'Het is niet gelukt. Probeer het opnieuw.',
} as const
