import type { Notice } from '../base/words.ts'
import { easyRefused } from './easyPasswordWords.ts'
import type { PasswordCheck, PasswordForm, PasswordRefusal } from './password.ts'
import type { SignInCode } from './signInCodes.ts'

export const emailRefused = 'Voer een geldig e-mailadres in'

/** The checklist under a password (SH-AUTH-02). */
export const passwordChecklist: Record<PasswordCheck, string> = {
  length: 'Minimaal 8 karakters',
  lowercase: 'Een kleine letter',
  uppercase: 'Een hoofdletter',
  digit: 'Een cijfer',
  symbol: 'Een symbool',
}
export const passwordWords = {
  met: ', voldaan',
  notMet: ', nog niet voldaan',
  checklist: 'Eisen aan je wachtwoord',
  weakHint: 'Met hoofdletters, cijfers en symbolen is je wachtwoord sterker.',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
} as const

const passwordTooShort: Record<PasswordForm, string> = {
  signUp: 'Wachtwoord moet minimaal 8 karakters bevatten',
  reset: 'Wachtwoord moet minimaal 6 tekens lang zijn',
  elsewhere: 'Wachtwoord moet minimaal 8 karakters bevatten',
}

/** What a password form says (SH-AUTH-06, SH-AUTH-07, SH-RESET-06, SH-RESET-07). */
export function passwordRefused(form: PasswordForm, refusal: PasswordRefusal): string {
  if (refusal === 'mismatch') return 'Wachtwoorden komen niet overeen'
  if (refusal === 'tooShort') return passwordTooShort[form]
  if (refusal === 'tooLong') return 'Wachtwoord mag maximaal 128 karakters bevatten'
  return 'Wachtwoord moet een kleine letter, een hoofdletter en een cijfer bevatten'
}

/** Registration (SH-AUTH-22..26). */
export const signUpWords = {
  title: 'Account aanmaken',
  haveAccount: 'Heb je al een account?',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  username: 'Gebruikersnaam',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  confirmation: 'Herhaal wachtwoord',
  submit: 'Registreren',
  submitting: 'Account aanmaken...',
  whyDisabled: 'Registreren kan zodra je gebruikersnaam beschikbaar is en beide wachtwoorden gelijk zijn.',
  made: 'Account aangemaakt! Controleer je email om je account te bevestigen.',
  madeTitle: 'Kijk in je inbox',
  sentTo: 'We hebben een link gestuurd naar',
  resend: 'Stuur opnieuw',
  notReceived: 'Niets ontvangen? Kijk ook bij ongewenste mail.',
  failed: 'Registreren is niet gelukt',
  unexpected: 'Er is een onverwachte fout opgetreden bij het aanmaken van je account.',
  // A neutral line with two links, not a declaration (SH-AUTH-12).
  legal: {
    before: 'Lees ook onze ',
    terms: 'voorwaarden',
    between: ' en onze ',
    privacy: 'privacyverklaring',
    after: '.',
    newTab: ' (opent in een nieuw tabblad)',
    /** Until an admin writes a line of their own, it says what it is. */
    placeholder: 'Voorbeeldtekst',
  },
} as const

/** Signing in and out (SH-AUTH-27..30, SH-CARD-08). */
export const signInWords = {
  title: 'Inloggen',
  noAccount: 'Nog geen account?',
  submit: 'Inloggen',
  submitting: 'Inloggen...',
  passkey: 'Gebruik een passkey',
  forgot: 'Wachtwoord vergeten?',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  passwordRequired: 'Vul je wachtwoord in',
  failed: 'Login Error',
  wrongCredentials: 'Onjuiste inloggegevens. Controleer je email en wachtwoord.',
  confirmFirst: 'Bevestig eerst je email adres.',
  resend: 'Verificatie-email opnieuw versturen',
  tooMany: 'Te veel aanvragen. Probeer het over 15 minuten opnieuw.',
  arriving: 'Je bent ingelogd. Een moment...',
  subscriptionUnknown: 'Kon je abonnement niet laden.',
  arrivingFailed: 'Je bent ingelogd, maar we weten nog niet waar je verder kunt.',
  register: 'Registreren',
  toSignIn: 'Terug naar inloggen',
  sessionNotSet: 'De sessie kon niet worden ingesteld.',
  noScript: 'Inloggen en registreren werkt alleen met JavaScript. Zet het aan in je browser en laad de pagina opnieuw.',
  signOutFailed: 'Fout bij uitloggen',
} as const

/** Asking for a link to a new password (SH-AUTH-04, SH-RESET-01, SH-RESET-02). */
export const forgotWords = {
  title: 'Forgot Password',
  text: 'Vul je e-mailadres in, dan sturen we je een link.',
  send: 'Stuur resetmail',
  sending: 'Versturen...',
  failed: 'Versturen is niet gelukt',
  sent: 'Password reset email sent! Check your inbox.',
} as const

/** What signing up answers to a refusal (SH-AUTH-23, SH-AUTH-25). */
export const signUpRefused = {
  EMAIL_IN_USE: {
    title: 'Fout',
    text: 'Dit email adres is al in gebruik. Probeer in te loggen of gebruik een ander email adres.',
  },
  USERNAME_IN_USE: { title: 'Fout', text: 'Deze username is al in gebruik. Kies een andere username.' },
} as const satisfies Record<string, Notice>

/** What a sign-in address answers when it says no (SH-AUTH-27..30); 'Login Error' or the title of the form stands above it. */
export const signInRefused: Record<SignInCode, string> = {
  INVALID_EMAIL_OR_PASSWORD: signInWords.wrongCredentials,
  EMAIL_NOT_VERIFIED: signInWords.confirmFirst,
  ACCOUNT_BLOCKED: 'Je account is geblokkeerd. Neem contact op met de beheerder.',
  SECOND_FACTOR_NEEDED: 'Vul ook de code in.',
  WRONG_CODE: 'Deze code klopt niet.',
  SECOND_FACTOR_EXPIRED: 'Dit duurde te lang. Log opnieuw in.',
  PASSKEY_FAILED: 'Inloggen met een passkey is niet gelukt.',
  INVALID_TOKEN: 'De link is ongeldig of verlopen. Vraag een nieuwe aan.',
  PASSWORD_TOO_SHORT: passwordTooShort.reset,
  PASSWORD_TOO_LONG: passwordRefused('reset', 'tooLong'),
  PASSWORD_COMMON: easyRefused.PASSWORD_COMMON.text,
  PASSWORD_OF_NAMES: easyRefused.PASSWORD_OF_NAMES.text,
  STAFF_PASSWORD_COMMON: easyRefused.STAFF_PASSWORD_COMMON.text,
  STAFF_PASSWORD_OF_NAMES: easyRefused.STAFF_PASSWORD_OF_NAMES.text,
  INVALID_INPUT: 'Een van de velden is niet goed ingevuld.',
  FORBIDDEN: 'Dit kan alleen op de site zelf. Laad de pagina opnieuw en probeer het nog eens.',
  TOO_MANY_REQUESTS: signInWords.tooMany,
  UNAVAILABLE: 'Dit kan nu even niet. Probeer het over een paar minuten opnieuw.',
  UNEXPECTED: 'Er ging iets mis. Probeer het opnieuw.',
}
