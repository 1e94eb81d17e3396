import type { Notice } from '../base/words.ts'

/** The community gate (SH-GATE-11..14, X3-GATE-04, X3-GATE-07). */
export const gateWords = {
  loading: 'Community laden...',
  checkingAccess: 'Toegang controleren...',
  noAccess: 'Geen Toegang',
  noAccessText: 'Je hebt een actief abonnement nodig om toegang te krijgen tot de community',
  /** For whoever has just confirmed their address (COM-START-07). */
  oneMoreStep: (name: string) => `Welkom, ${name}. Nog één stap.`,
  confirmed: 'Je e-mail is bevestigd',
  toSubscriptions: 'Bekijk abonnementen',
  createAccount: 'Account aanmaken',
  signIn: 'Inloggen',
  visitor: 'Meelezen en meepraten kan met een actief abonnement.',
  visitorTitle: 'Sta er niet alleen voor: leer samen met gelijkgestemden',
  visitorText: 'Deel je logboek, stel je vraag aan een docent en zie wat anderen meten.',
  example: 'Voorbeeld',
  benefits: [
    'Toegang tot de volledige universiteit',
    'Labs met persoonlijke begeleiding',
    'Een community van gelijkgestemden',
    'Exclusieve content en live events',
  ],
  typed: 'Dit had je getypt',
  typedHint: 'Kopieer het als je het wilt bewaren.',
  copy: 'Kopieer tekst',
  copied: 'Tekst gekopieerd',
  subscriptionUnknown: { title: 'Fout', text: 'Kon je abonnement niet laden.' } satisfies Notice,
  tryAgain: 'Opnieuw proberen',
  forbidden: { title: 'Geen toegang', text: 'Je hebt geen rechten voor deze actie.' } satisfies Notice,
} as const
