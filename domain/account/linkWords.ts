import type { Notice } from '../base/words.ts'
import { signInWords } from './words.ts'

// The pages behind links from mails; apart from words.ts, so that the page of signing in does not carry them.

/** Confirming an address, on /auth/confirm and /auth/callback (SH-VERIFY-08..17). */
export const verifyWords = {
  failed: 'Verificatie fout',
  busy: 'Je e-mail wordt bevestigd...',
  busyText: 'Een moment, dit duurt een paar tellen.',
  done: 'Je e-mail is bevestigd',
  doneText: 'Je gaat nu door naar de community.',
  expired: 'De verificatielink is verlopen. Vraag een nieuwe aan.',
  invalid: 'De verificatielink is ongeldig of verlopen.',
  unknown: 'Er is een onbekende fout opgetreden.',
  sessionNotSet: signInWords.sessionNotSet,
  noMethod: 'Geen geldige verificatiemethode gevonden',
  resend: 'Stuur opnieuw',
  retry: 'Opnieuw proberen',
  toSignIn: signInWords.toSignIn,
  resentTitle: 'Gelukt',
  resent: 'Verificatie-email opnieuw verzonden! Check je inbox.',
  noAddress: 'Email adres niet gevonden. Ga terug naar de registratie pagina.',
  tooMany: signInWords.tooMany,
  otherAccount: 'Deze link hoort bij een ander account',
  otherAccountText: 'Je bent al ingelogd. Met welk account wil je verder?',
  otherAccountOf: 'De link is van',
  keepAccount: 'Blijf ingelogd',
  switchAccount: 'Verder met het andere account',
} as const

/** Setting a new password (SH-RESET-01..11). */
export const resetWords = {
  opening: 'Je link wordt gecontroleerd...',
  unknown: 'De link kon niet worden gecontroleerd.',
  saveFailed: 'Opslaan is niet gelukt',
  title: 'Nieuw wachtwoord',
  password: 'Nieuw wachtwoord',
  confirmation: 'Herhaal wachtwoord',
  submit: 'Wachtwoord opslaan',
  submitting: 'Opslaan...',
  expired: 'Je reset link is verlopen of ongeldig',
  expiredText: 'De reset link is ongeldig of verlopen. Vraag een nieuwe aan.',
  askNew: 'Nieuwe link aanvragen',
  saved: 'Wachtwoord succesvol gewijzigd!',
} as const

/** What a verification link answers to a refusal (SH-VERIFY-10). */
export const verifyRefused = {
  EXPIRED_TOKEN: { title: verifyWords.failed, text: verifyWords.expired },
  INVALID_TOKEN: { title: verifyWords.failed, text: verifyWords.invalid },
  OTHER_ACCOUNT: { title: verifyWords.otherAccount, text: verifyWords.otherAccountText },
} as const satisfies Record<string, Notice>

/** What a reset link answers to a refusal (SH-RESET-09). */
export const resetRefused = {
  EXPIRED_TOKEN: { title: resetWords.expired, text: resetWords.expiredText },
  INVALID_TOKEN: { title: resetWords.expired, text: resetWords.expiredText },
  OTHER_ACCOUNT: verifyRefused.OTHER_ACCOUNT,
} as const satisfies Record<string, Notice>

/** Why somebody was led to /auth: said once above the form. Other words in the address say nothing (SH-EDGE-15). */
export const signInNotes = {
  bevestigd: 'Je e-mailadres is bevestigd. Je kunt nu inloggen.',
  gewijzigd: resetWords.saved,
  beheerder: 'Het account van de beheerder is klaar. Je kunt nu inloggen.',
} as const
export type SignInNote = keyof typeof signInNotes

/** The form behind the link that the first start in production prints. */
export const firstAdminWords = {
  title: 'Eerste beheerder',
  text: 'Maak het account waarmee je de site beheert. De link werkt één keer.',
  submit: 'Account aanmaken',
  invalid: 'Deze link is gebruikt of verlopen',
  invalidText: 'Start de server opnieuw voor een nieuwe link. Is er al een beheerder, dan is dat niet nodig.',
} as const
