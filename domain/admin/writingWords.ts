import { wholeNumber } from '../base/numbers.ts'

/** The section 'Berichten' of the admin area: a message into the inbox of one member or one role (COM-CHAT-12). */
export const writingWords = {
  section: 'Berichten',
  title: 'Bericht aan leden',
  lead: 'Komt in de inbox van één lid of van iedereen met een rol. Leden kunnen dit soort berichten uitzetten.',
  to: 'Voor wie',
  onePerson: 'Eén lid',
  everyoneWith: (role: string) => `Iedereen met de rol ${role}`,
  person: 'Lid',
  choosePerson: 'Kies een lid.',
  subject: 'Onderwerp',
  subjectWrong: 'Vul 1 tot 80 karakters in.',
  text: 'Bericht',
  textWrong: 'Vul 1 tot 1000 karakters in.',
  send: 'Versturen',
  question: (role: string) => `Versturen aan iedereen met de rol ${role}?`,
  cannotUndo: 'Een verstuurd bericht kun je niet terughalen.',
  sent: (count: number) => (count === 1 ? 'Verstuurd aan 1 lid' : `Verstuurd aan ${wholeNumber(count)} leden`),
} as const
