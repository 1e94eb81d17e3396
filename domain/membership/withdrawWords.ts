import { untilShort } from '../base/untilWords.ts'
import { type Notice, refusalNotice } from '../base/words.ts'

/** The two steps in which a subscription is withdrawn from (SUB-LAW-03). */
export const withdrawWords = {
  title: 'Overeenkomst herroepen',
  intro:
    'Je mag je abonnement binnen 14 dagen zonder reden herroepen. Het stopt dan meteen, en je krijgt alles terug wat je betaalde.',
  until: (moment: string) => `Dat kan nog ${untilShort(moment)}.`,
  none: 'Er is nu niets om te herroepen',
  noneText: 'Je hebt geen lopend abonnement, of de 14 dagen zijn voorbij. Opzeggen kan altijd.',
  step: (at: number) => `Stap ${at} van 2`,
  go: 'Ja, herroep mijn abonnement',
  sure: 'Bevestig je herroeping',
  sureText: 'Na het bevestigen sluit de community meteen. Een ontvangstbewijs komt per e-mail.',
  confirm: 'Herroeping bevestigen',
  confirming: 'Bezig...',
  back: 'Terug',
  done: 'Je herroeping is ontvangen',
  doneText:
    'We hebben een ontvangstbewijs gemaild. Je geld is binnen 14 dagen terug, op dezelfde manier als je betaalde.',
  failed: 'Herroepen mislukt',
  toPlans: 'Naar je abonnement',
  unavailable:
    'Dit kan nu niet. Probeer het later opnieuw of mail ons: een mail voor het einde van de termijn telt ook.',
} as const

/** Why withdrawing did not succeed. */
export function refusedWithdrawal(code: string): Notice {
  const title = withdrawWords.failed
  return refusalNotice(code, {
    NOTHING_TO_WITHDRAW: { title, text: 'Er loopt geen abonnement meer dat je kunt herroepen.' },
    WITHDRAWAL_OVER: { title, text: 'De 14 dagen zijn voorbij. Opzeggen kan elke maand.' },
    STRIPE_NOT_CONFIGURED: { title, text: withdrawWords.unavailable },
  })
}
