/**
 * What one may do from the search, in words: how an action is called, and the other words by which people look for it.
 * Verbs such as 'maken' stand with what they make; little words ('een', 'naar') need not. A page has a line of what
 * stands on it (ADM-MORE-39); something that is done says so by its name.
 */
export const actionWords = {
  'community.write': {
    label: 'Bericht schrijven in de community',
    also: 'chat praten plaatsen typen nieuw post posten',
  },
  'tasks.add': { label: 'Taak toevoegen', also: 'nieuwe todo taken doen vandaag maken' },
  'profile.edit': { label: 'Profiel bewerken', also: 'wijzigen naam foto avatar over mij interesses' },
  'profile.details': {
    label: 'Contactgegevens en gezondheid',
    also: 'telefoon adres noodcontact medisch gegevens wijzigen',
    line: 'Je telefoon, noodcontact en medische gegevens.',
  },
  'profile.settings': {
    label: 'Instellingen',
    also: 'meldingen notificaties e-mail mail afmelden wachtwoord beveiliging agenda account verwijderen',
    line: 'Weergave, meldingen, wachtwoord en je gegevens.',
  },
  'profile.awards': { label: 'Mijn awards', also: 'prijzen badges behaald', line: 'De awards die je hebt verdiend.' },
  'profile.ranking': {
    label: 'Ranglijst',
    also: 'zonnetjes punten stand klassement top',
    line: 'Wie de meeste zonnetjes heeft, en waar jij staat.',
  },
  'health.log': {
    label: 'Wie heeft mijn gegevens bekeken',
    also: 'inzage medisch logboek privacy',
    line: 'Wie je privégegevens opende, wanneer en waarom.',
  },
  'membership.plan': {
    label: 'Abonnement bekijken of opzeggen',
    also: 'lidmaatschap betalen betaling betaalmethode incasso prijs kosten stoppen beëindigen opzegging herroepen factuur facturen',
    line: 'Wat je hebt, wat het kost, en waar je opzegt.',
  },
  'membership.access': {
    label: 'Mijn toegang',
    also: 'abonnement lidmaatschap waarom betalen betaling opzeggen stoppen beëindigen herroepen factuur facturen',
    line: 'Waarom de community voor jou open of dicht is, met je facturen.',
  },
  'shop.cart': { label: 'Winkelwagen openen', also: 'mandje kopen bestellen afrekenen cart' },
  'shop.orders': {
    label: 'Mijn bestellingen',
    also: 'orders gekocht pakket factuur facturen betaling downloads',
    line: 'Wat je kocht, met facturen en downloads.',
  },
  'assistant.open': { label: 'Vraag het de assistent', also: 'ai hulp chatbot n1 vragen stellen' },
  'reports.new': { label: 'Probleem melden', also: 'fout bug storing werkt niet klacht feedback' },
  'look.light': { label: 'Lichte weergave', also: 'licht thema dag helder' },
  'look.dark': { label: 'Donkere weergave', also: 'donker thema nacht dark mode' },
  'look.system': { label: 'Weergave van het apparaat', also: 'systeem thema automatisch' },
  'look.red': { label: 'Rood licht aan of uit', also: 'red light avond nacht filter slaap' },
  'account.leave': { label: 'Uitloggen', also: 'afmelden uit log out sessie' },
  'blogs.new': { label: 'Nieuwe blog', also: 'artikel schrijven maken toevoegen' },
  'podcasts.new': { label: 'Nieuwe podcast', also: 'aflevering episode maken toevoegen' },
  'livestreams.new': { label: 'Nieuwe livestream', also: 'uitzending stream maken toevoegen' },
  'shop.new': { label: 'Nieuw product', also: 'artikel winkel maken toevoegen' },
  'events.new': { label: 'Nieuw evenement', also: 'event workshop maken toevoegen' },
  'events.admin': {
    label: 'Event Admin',
    also: 'evenementen beheren dashboard deelnemers kosten',
    line: 'Evenementen beheren: deelnemers, kosten en taken.',
  },
  'admin.findPerson': { label: 'Lid zoeken', also: 'leden gebruikers persoon account vinden beheren' },
  'admin.giveAccess': { label: 'Toegang geven zonder betaling', also: 'abonnement gratis schenken lid' },
  'access.maintenance': { label: 'Onderhoud aan of uit', also: 'maintenance mode onderhoudsmodus site sluiten openen' },
  'access.tester': { label: 'Testmodus aan of uit', also: 'tester mode testers proef wachtscherm' },
} as const satisfies Record<string, { label: string; also: string; line?: string }>
export type ActionId = keyof typeof actionWords

/** What stands around the actions in the search. */
export const actionScreenWords = {
  do: 'Doen',
  go: 'Ga naar',
  sections: 'Admin Center',
  people: (typed: string) => `Gebruikers, gezocht op ‘${typed}’`,
  log: (typed: string) => `Logboek, gezocht op ‘${typed}’`,
  choose: 'kies',
  act: 'doe',
  close: 'sluit',
  onlyYours: 'Alleen wat jij mag',
  peopleLine: 'Namen, gebruikersnamen en e-mailadressen van leden.',
  logLine: 'Wat er op de site is veranderd, en door wie.',
  count: (count: number) => (count === 1 ? '1 actie' : `${count} acties`),
} as const

/** The other words by which the sections of the admin area are found, by their address. */
export const sectionSynonyms: Readonly<Record<string, string | undefined>> = {
  overzicht: 'cijfers dashboard statistiek beheer admin',
  gebruikers: 'leden mensen rollen blokkeren accounts',
  awards: 'prijzen badges tester',
  abonnementen: 'lidmaatschap plannen prijzen betalingen opzeggen toegang',
  bestellingen: 'orders verzenden terugbetalen winkel pakbon',
  meldingen: 'problemen bugs fouten klachten',
  moderatie: 'gerapporteerd berichten bezwaar',
  communities: 'kanalen groepen',
  'externe-berichten': 'instagram whatsapp e-mail postvak imap bronnen webhook',
  berichten: 'inbox mail schrijven aan leden nieuws',
  mails: 'niet verzonden e-mail mislukt opnieuw versturen bounce smtp',
  content: 'hero ervaringen team juridisch homepage teksten',
  instellingen: 'site onderhoud testmodus bedrijf winkel verzendkosten',
  'bekijk-als': 'rol weergave voorbeeld bezoeker lid zien preview',
  noodtoegang: 'medisch inzage spoed',
  logboek: 'audit wijzigingen geschiedenis wie deed wat',
}

/** What stands in the sections of the admin area, by their address (ADM-MORE-39). */
export const sectionLines: Readonly<Record<string, string | undefined>> = {
  overzicht: 'Wat op iemand wacht, en hoe het met de site gaat.',
  gebruikers: 'Leden zoeken, hun rol, toegang en blokkades.',
  awards: 'Awards maken en toekennen.',
  abonnementen: 'Plannen, betalingen en toegang zonder betaling.',
  bestellingen: 'Verzenden, terugbetalen en pakbonnen.',
  meldingen: 'Problemen die leden hebben gemeld.',
  moderatie: 'Gemelde berichten en bezwaren.',
  communities: 'Communities en hun kanalen.',
  'externe-berichten': 'Berichten uit Instagram, WhatsApp en postvakken.',
  berichten: 'Schrijf leden in hun inbox of per mail.',
  mails: 'Mails die niet verzonden konden worden.',
  content: 'Teksten en foto’s van de homepage, het team en juridisch.',
  instellingen: 'Onderhoud, testmodus, bedrijf en winkel.',
  'bekijk-als': 'De site zoals een andere rol die ziet.',
  noodtoegang: 'Medische gegevens van een lid, bij spoed.',
  logboek: 'Wie wat heeft gewijzigd, en wanneer.',
}

/** Words that say nothing about what somebody wants. */
export const littleWords: ReadonlySet<string> = new Set('de het een naar mijn ga ik wil in op van voor te'.split(' '))
