import type { FarRefusalCode } from './farPicture.ts'

const start = 'Deze afbeelding kunnen we niet ophalen.'

/** What stands beside the field (EV-FORM-67). Nothing in it says what a name leads to: that may be nobody's business. */
export const farRefused: Readonly<Record<FarRefusalCode, string>> = {
  NOT_FETCHABLE: `${start} Gebruik een adres dat met https:// begint, zonder poort, naam of wachtwoord.`,
  UNREACHABLE: `${start} Controleer het adres of kies een andere afbeelding.`,
  INVALID_FILE_TYPE: `${start} Op dit adres staat geen JPG, PNG of WebP.`,
  FILE_TOO_LARGE: `${start} Ze is groter dan 5 MB.`,
  UPLOAD_FAILED: `${start} Probeer het opnieuw of kies een andere afbeelding.`,
  UPLOAD_LIMIT: `${start} Te veel bestanden. Probeer het over een uur opnieuw.`,
}
