import type { Notice } from '../base/words.ts'
import type { EasyCode } from './easyPassword.ts'

const common = 'Dit wachtwoord staat op lijsten die inbrekers als eerste proberen.'
const ofNames = 'Dit wachtwoord lijkt op je naam, je e-mailadres of de naam van de site. Dat wordt snel geraden.'
const better = 'Sterker zijn drie of vier woorden die niets met elkaar te maken hebben, met een streepje ertussen.'
const goOn = 'Wil je het toch gebruiken? Druk dan nog een keer op de knop.'
const staff = 'Met jouw rol kun je bij gegevens van anderen. Kies daarom een ander wachtwoord.'

/** What a form says of a password that is easily guessed, with a better idea (SEC-ACC-13, SEC-ACC-14). */
export const easyRefused = {
  PASSWORD_COMMON: { title: 'Let op', text: `${common} ${better} ${goOn}` },
  PASSWORD_OF_NAMES: { title: 'Let op', text: `${ofNames} ${better} ${goOn}` },
  STAFF_PASSWORD_COMMON: { title: 'Let op', text: `${common} ${staff} ${better}` },
  STAFF_PASSWORD_OF_NAMES: { title: 'Let op', text: `${ofNames} ${staff} ${better}` },
} as const satisfies Record<EasyCode, Notice>
