import type { NameRefusal } from './names.ts'
import type { UsernameRefusal } from './username.ts'

/** What a name field says (SH-AUTH-14). */
export const nameRefused: Record<NameRefusal, string> = {
  required: 'Naam is verplicht',
  tooLong: 'Naam mag maximaal 100 karakters bevatten',
  invalid: 'Naam bevat ongeldige tekens',
}

/** The username field (SH-USER-05, SH-USER-08); a reserved name reads as taken (SH-USER-15). */
export const usernameWords = {
  hint: 'Alleen letters, cijfers en underscores toegestaan.',
  leftOut: {
    characters: 'Spaties en andere tekens laten we weg.',
    rest: 'Na 20 tekens laten we de rest weg.',
    dots: 'Een punt of streepje wordt een underscore: _',
  },
  available: 'Username is beschikbaar',
  taken: 'Username is al in gebruik',
  checking: 'Beschikbaarheid controleren...',
  tooMany: 'Te veel aanvragen. Probeer het over 15 minuten opnieuw.',
  unknown: 'De beschikbaarheid kon niet worden gecontroleerd.',
  checkAgain: 'Opnieuw controleren',
} as const

export const usernameRefused: Record<UsernameRefusal, string> = {
  tooShort: 'Username moet minimaal 2 karakters bevatten',
  tooLong: 'Username mag maximaal 20 karakters bevatten',
  invalid: usernameWords.hint,
  reserved: usernameWords.taken,
}
