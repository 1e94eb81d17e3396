import { failureWords } from '../base/failureWords.ts'
import { type Notice, sharedRefused } from '../base/words.ts'

/** How somebody signs in, under 'Instellingen', and the code at sign-in. Apart from words.ts, for the weight of /auth. */
export const securityWords = {
  title: 'Beveiliging',
  loadFailed: 'Kon je beveiliging niet laden',
  password: 'Wachtwoord',
  passwordText: 'Je krijgt een mail met een link om een nieuw wachtwoord te kiezen. Daarna ben je overal uitgelogd.',
  passwordAsk: 'Wachtwoord wijzigen',
  passwordSent: (email: string) => `De link is verstuurd naar ${email}`,
  sending: 'Versturen...',
  devices: 'Apparaten',
  devicesText: 'Hier ben je ingelogd. Herken je iets niet? Log het uit en wijzig je wachtwoord.',
  thisDevice: 'dit apparaat',
  lastSeen: (when: string) => `Laatst actief: ${when}`,
  signOut: 'Uitloggen',
  signOutOf: (name: string) => `${name} uitloggen`,
  signedOut: (name: string) => `${name} is uitgelogd`,
  signOutOthers: 'Overal elders uitloggen',
  signOutOthersQuestion: 'Overal elders uitloggen?',
  signOutOthersText: 'Op dit apparaat blijf je ingelogd.',
  signedOutOthers: (count: number) =>
    count === 1 ? '1 ander apparaat is uitgelogd' : `${count} andere apparaten zijn uitgelogd`,
  passkeys: 'Passkeys',
  passkeysText: 'Log in met je vingerafdruk, gezicht of pincode van je apparaat, zonder wachtwoord.',
  addPasskey: 'Passkey toevoegen',
  passkeyAdded: 'Je passkey is toegevoegd',
  passkeyMade: (when: string) => `Gemaakt op ${when}`,
  remove: 'Verwijderen',
  removePasskey: 'Passkey verwijderen',
  removePasskeyOf: (name: string) => `Passkey ${name} verwijderen`,
  removePasskeyQuestion: (name: string) => `Passkey ${name} verwijderen?`,
  removePasskeyText: 'Met deze passkey kun je dan niet meer inloggen. Vul je wachtwoord in om hem te verwijderen.',
  passkeyRemoved: 'De passkey is verwijderd',
  passkeyCancelled: 'De passkey is niet gemaakt. Je kunt het opnieuw proberen.',
  passkeyUnsupported: 'Deze browser kent geen passkeys.',
  factor: 'Tweede factor',
  factorText:
    'Bij het inloggen vul je ook een code in van een app op je telefoon. Zo is je wachtwoord alleen niet genoeg.',
  factorOn: 'Aan',
  factorOff: 'Uit',
  factorRequired: 'Voor jouw rol is de tweede factor verplicht.',
  turnOn: 'Tweede factor instellen',
  turnOff: 'Tweede factor uitzetten',
  turnedOff: 'De tweede factor staat uit',
  turnOffText: 'Daarna is je wachtwoord weer genoeg om in te loggen.',
  newCodes: 'Nieuwe herstelcodes',
  newCodesText: 'De codes die je nu hebt, werken dan niet meer.',
  prove: 'Vul je wachtwoord in om door te gaan.',
  next: 'Verder',
  busy: 'Een moment...',
  scan: 'Scan deze code met een app zoals Google Authenticator, 1Password of Aegis.',
  qr: 'QR-code voor je authenticator-app',
  byHand: 'Lukt scannen niet? Vul dan deze sleutel in:',
  code: 'Code uit de app',
  codeHint: 'Zes cijfers, elke halve minuut nieuw.',
  confirm: 'Code controleren',
  codes: 'Bewaar je herstelcodes',
  codesText:
    'Ben je je telefoon kwijt, dan log je in met een van deze codes. Elke code werkt één keer. Je ziet ze alleen nu.',
  copy: 'Kopieer codes',
  copied: 'Codes gekopieerd',
  download: 'Download codes',
  fileName: 'herstelcodes.txt',
  kept: 'Ik heb de codes bewaard',
  requiredTitle: 'Stel eerst een tweede factor in',
  requiredText: 'Met jouw rol kun je bij gegevens van anderen. Daarom vragen we bij het inloggen ook om een code.',
  // At sign-in.
  askTitle: 'Vul je code in',
  askText: 'Open je authenticator-app en vul de code in die er nu staat.',
  askRecoveryText: 'Vul een van je herstelcodes in. Elke code werkt één keer.',
  recoveryCode: 'Herstelcode',
  useRecovery: 'Gebruik een herstelcode',
  useApp: 'Gebruik de app',
  again: 'Opnieuw inloggen',
  codeRequired: 'Vul de code in',
  saveFailed: 'Opslaan mislukt',
} as const

const refused: Readonly<Record<string, string | undefined>> = {
  WRONG_PASSWORD: 'Dit wachtwoord klopt niet.',
  WRONG_CODE: 'Deze code klopt niet. Probeer de code die er nu staat.',
  SECOND_FACTOR_ON: 'De tweede factor staat al aan.',
  PASSKEY_FAILED: securityWords.passkeyCancelled,
  OFFLINE: failureWords.offline,
}

/** Why a change of how one signs in did not succeed. */
export function securityReason(code: string): string {
  const shared: Readonly<Record<string, Notice | undefined>> = sharedRefused
  return refused[code] ?? shared[code]?.text ?? failureWords.unknown
}
