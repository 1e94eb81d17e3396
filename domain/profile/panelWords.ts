import { failureWords } from '../base/failureWords.ts'
import { pageFailedWords } from '../base/pageFailedWords.ts'
import { refusalNotice } from '../base/words.ts'
import type { ContactFaults } from './contact.ts'
import { nameRefused, usernameRefused, usernameWords } from './nameWords.ts'
import { maxBioLength, maxInterestLength, maxInterests, maxLineLength, type PersonalFaults } from './personal.ts'
import { profileWords } from './words.ts'

/** The profile page, its panels and the profile dialog. */
export const panelWords = {
  menu: 'Profielmenu',
  sections: {
    profile: 'Profiel',
    awards: 'Awards',
    tasks: 'Mijn Taken',
    settings: 'Instellingen',
    signOut: 'Uitloggen',
  },
  public: 'Openbaar in de community',
  private: 'Privé',
  personal: { title: 'Persoonlijke informatie', text: 'Naam, bio en interesses' },
  contact: { title: 'Contactgegevens', text: 'E-mail, telefoon en noodcontact' },
  medical: { title: 'Medische gegevens en leefstijl', text: 'Je dagcurve, lichaam en voeding' },
  editAll: 'Alle gegevens bewerken',
  backToProfile: 'Terug naar je profiel',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  username: 'Gebruikersnaam',
  profession: 'Beroep',
  city: 'Woonplaats',
  bio: 'Over jou',
  bioHint: 'Wat wil je dat anderen van je weten?',
  interests: 'Interesses',
  interest: 'Interesse',
  interestHint: `Hooguit ${maxInterests}.`,
  addInterest: 'Toevoegen',
  removeInterest: (interest: string) => `${interest} verwijderen`,
  icons: 'Jouw iconen',
  iconsHint: 'Eén emoji per onderwerp, of laat het leeg.',
  nutritionIcon: 'Voeding',
  sportIcon: 'Sport',
  interestIcon: 'Interesse',
  chooseIcon: (subject: string, chosen: string | null) =>
    chosen ? `Icoon voor ${subject.toLowerCase()}: ${chosen}` : `Kies een icoon voor ${subject.toLowerCase()}`,
  removeIcon: (subject: string) => `Icoon voor ${subject.toLowerCase()} weghalen`,
  email: 'E-mailadres',
  emailHint: 'Je e-mailadres wijzig je via de beheerder.',
  phone: 'Telefoon',
  emergencyName: 'Naam noodcontact',
  emergencyPhone: 'Telefoon noodcontact',
  privacyContact: 'Alleen jij en de beheerder zien deze gegevens.',
  privacyPersonal: 'Iedereen in de community ziet deze gegevens.',
  save: 'Opslaan',
  saving: 'Opslaan...',
  changePhoto: 'Profielfoto wijzigen',
  uploading: 'Profielfoto uploaden...',
  photoSaved: 'Profielfoto succesvol bijgewerkt!',
  /** Of the university, as it counts them: those that were finished, not the one somebody is in. */
  level: 'Level afgerond',
  points: 'Punten',
  badges: 'Puntenbadges',
  badgesOf: (badges: number) => `${badges} van 5, één per 100 punten`,
  levelOf: (number: number) => `Level ${number} afgerond`,
  daysActive: (days: number) => (days === 1 ? '1 dag actief' : `${days} dagen actief`),
  noSubscription: 'Geen Abonnement',
  noAwards: 'Nog geen awards',
  noAwardsText: 'Wat je verdient, staat hier.',
  noAwardsOther: 'Zodra er een is verdiend, staat die hier.',
  awardsEarned: (count: number) => (count === 1 ? '1 verdiend' : `${count} verdiend, nieuwste eerst`),
  settings: {
    display: 'Weergave',
    displayHint: 'Geldt alleen in deze browser.',
    theme: 'Thema',
    themeHint: 'Licht, donker, of zoals je toestel het heeft',
    themes: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
    start: 'Begin bij',
    startHint: 'Wat je ziet als je Community opent',
    starts: { today: 'Vandaag', last: 'Laatste kanaal' },
    redLight: 'Rood licht',
    redLightHint: 'Zonder blauw en groen, voor na zonsondergang',
    account: 'Account',
    accountHint: 'Je e-mailadres wijzig je via de beheerder.',
    subscription: 'Abonnement',
    toSubscription: 'Naar abonnement',
    toMembership: 'Bekijk het lidmaatschap',
    access: 'Je toegang',
    accessHint: 'Waarom de community voor jou open of dicht is',
    orders: 'Je bestellingen',
    ordersHint: 'Wat je kocht, met facturen en downloads',
    toOrders: 'Mijn bestellingen',
  },
  about: 'Over dit lid',
  nothingYet: 'Dit lid heeft nog niets over zichzelf verteld.',
  toProfile: 'Naar profiel',
  toSettings: 'Instellingen',
  loadFailed: 'Dit profiel kon niet worden geladen.',
  inCity: (profession: string | null, city: string | null) =>
    profession && city ? `${profession} in ${city}` : (profession ?? city),
} as const

/** What the contact panel says (SH-CONT-05, SH-CONT-07, SH-CONT-08, SH-CONT-10). */
export const contactWords = {
  emergencyNameRequired: 'Naam noodcontact is verplicht',
  invalidPhone: 'Ongeldig telefoonnummer (minimaal 10 cijfers)',
  checkPhones: 'Controleer de ingevoerde telefoonnummers',
  saved: 'Contactgegevens succesvol bijgewerkt!',
  saveFailed: (reason: string | null) => `Kon contactgegevens niet bijwerken: ${reason || failureWords.unknown}`,
} as const

const tooLong = (what: string, most: number) => `${what} mag maximaal ${most} karakters bevatten`

/** What is said beside each field of the personal panel (SH-PROF-21..24). */
export function personalSentences(faults: PersonalFaults): { [Name in keyof PersonalFaults]: string } {
  const { username, firstName, lastName, bio, profession, city, interests } = faults
  return {
    ...(username && { username: usernameRefused[username] }),
    ...(firstName && {
      firstName: firstName === 'required' ? profileWords.firstNameRequired : nameRefused[firstName],
    }),
    ...(lastName && { lastName: lastName === 'required' ? profileWords.lastNameRequired : nameRefused[lastName] }),
    ...(bio && { bio: tooLong('Je bio', maxBioLength) }),
    ...(profession && { profession: tooLong('Je beroep', maxLineLength) }),
    ...(city && { city: tooLong('Je woonplaats', maxLineLength) }),
    ...(interests && {
      interests:
        interests === 'tooMany'
          ? `Je kunt maximaal ${maxInterests} interesses hebben`
          : tooLong('Een interesse', maxInterestLength),
    }),
    ...(faults.nutritionIcon && { nutritionIcon: oneEmojiOnly }),
    ...(faults.sportIcon && { sportIcon: oneEmojiOnly }),
    ...(faults.interestIcon && { interestIcon: oneEmojiOnly }),
  }
}
const oneEmojiOnly = 'Kies één emoji'

/** What is said beside each field of the contact panel (SH-CONT-05, SH-CONT-07). */
export function contactSentences(faults: ContactFaults): { [Name in keyof ContactFaults]: string } {
  const { phone, emergencyContactName, emergencyContactPhone } = faults
  return {
    ...(phone && { phone: contactWords.invalidPhone }),
    ...(emergencyContactName && {
      emergencyContactName:
        emergencyContactName === 'required' ? contactWords.emergencyNameRequired : nameRefused[emergencyContactName],
    }),
    ...(emergencyContactPhone && { emergencyContactPhone: contactWords.invalidPhone }),
  }
}

/** Why saving did not succeed, as the service said it: null without a reason, which reads 'Onbekende fout' (SH-PROF-26, SH-PROF-27). */
export function saveReason(refusal: { code: string; data?: unknown }): string | null {
  if (refusal.code === 'UNKNOWN' || refusal.code === 'UNEXPECTED') return null
  if (refusal.code === 'OFFLINE') return failureWords.offline
  if (refusal.code === 'USERNAME_IN_USE') return usernameWords.taken
  const reason = (refusal.data as { reason?: unknown } | null | undefined)?.reason
  if (typeof reason === 'string' && reason !== '') return reason
  const { title, text } = refusalNotice(refusal.code)
  return title === failureWords.error && text === pageFailedWords.pageFailed ? null : (text ?? title)
}
