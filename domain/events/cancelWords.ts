import type { Notice } from '../base/words.ts'

/** Cancelling an enrolment (EV-CANCEL). */
export const cancelWords = {
  question: 'Weet je zeker dat je je aanmelding wilt annuleren?',
  comesBack: (amount: string) => `Je krijgt ${amount} terug op je oorspronkelijke betaalmethode.`,
  tooLate: 'De annuleringstermijn is verstreken. Je krijgt geen geld terug.',
  done: { title: 'Aanmelding geannuleerd', text: 'Je aanmelding is geannuleerd.' },
  undo: 'Ongedaan maken',
  refunding: 'Terugbetaling in behandeling',
  failed: {
    title: 'Annuleren mislukt',
    text: 'Je aanmelding kon niet worden geannuleerd. Probeer het opnieuw.',
  },
} as const

/** Why cancelling, or taking it back, did not succeed (EV-CANCEL-10). */
export function cancelRefused(code: string): Notice {
  const { title, text } = cancelWords.failed
  if (code === 'OCCURRENCE_STARTED') return { title, text: 'Het evenement is al begonnen.' }
  if (code === 'CHANGED')
    return { title, text: 'Het bedrag dat je terugkrijgt is intussen veranderd. Bekijk het opnieuw.' }
  if (code === 'RATE_LIMITED') return { title, text: 'Te veel pogingen. Probeer het over een minuut opnieuw.' }
  if (code === 'UNDO_OVER') return { title: 'Ongedaan maken mislukt', text: 'De plek is intussen vrijgegeven.' }
  return { title, text }
}
