/** The sentences of the cookie policy, by its sections (LEGAL-COOKIE-01..05); `{contact}` is the address. */
export const cookieWords = {
  title: 'Cookiebeleid',
  what: {
    title: 'Wat zijn cookies?',
    text: 'Cookies zijn kleine bestanden die een website in je browser bewaart. Daarnaast kan een website gegevens opslaan die alleen je eigen browser leest.',
  },
  who: {
    title: 'Wie zijn wij?',
    text: 'Wij zijn een community in Nederland voor mensen die willen laten zien dat een goede gezondheid haalbaar is. Je bereikt ons op {contact}.',
  },
  necessary: {
    title: 'Noodzakelijke cookies',
    session: 'De inlogcookie onthoudt dat je bent ingelogd. Zonder deze cookie kun je niet in je account.',
    device:
      'De apparaatcookie onthoudt dat je op dit apparaat eerder inlogde. Raadt iemand anders naar je wachtwoord, dan kom jij er hier gewoon in. De cookie geeft zelf geen toegang.',
  },
  functional: {
    title: 'Functionele opslag',
    text: 'Je browser bewaart een paar keuzes. Ze verlaten je apparaat niet.',
    kept: [
      { term: 'Thema', text: 'licht, donker of zoals je apparaat.' },
      { term: 'Roodlicht', text: 'of het filter aan staat.' },
      { term: 'Inbox', text: 'je instelling voor meldingen.' },
      { term: 'Registratie', text: 'dat je net een account hebt gemaakt, voor één begroeting.' },
      { term: 'Waar je voor komt', text: 'je antwoord bij je eerste stappen, tot je uitlogt.' },
    ],
  },
  analytical: {
    title: 'Analytische cookies',
    text: 'Met de cookies _ga en _gid tellen we bezoeken. We plaatsen ze alleen als je daarmee akkoord gaat, en nooit als er geen teller is ingesteld.',
  },
  others: {
    title: 'Media van derden',
    text: 'Video’s en podcasts komen van YouTube, Spotify en Rumble. Betalen gaat via onze betaaldienst. Deze partijen kunnen eigen cookies plaatsen zodra je hun speler of betaalpagina opent.',
  },
  terms: {
    title: 'Bewaartermijnen',
    head: ['Cookie', 'Bewaartermijn'],
    rows: [
      ['_ga', '2 jaar'],
      ['_gid', '24 uur'],
      ['Inlogcookie', 'tot uitloggen of 30 dagen'],
      ['Apparaatcookie', '180 dagen'],
    ],
  },
  choice: {
    title: 'Je keuze beheren',
    text: 'Je kunt cookies en opgeslagen keuzes altijd verwijderen in de instellingen van je browser.',
  },
  questions: {
    title: 'Vragen en wijzigingen',
    text: 'Wij antwoorden binnen 5 werkdagen. Mail je vraag naar {contact}. Verandert er iets, dan staat dat op deze pagina.',
  },
} as const
