/** A piece of the cookie policy: a paragraph, a list of things with what they are, or a table. `{contact}` is the address. */
export type CookieBlock =
  | string
  | { list: readonly { term: string; text: string }[] }
  | { table: { label: string; head: readonly [string, string]; rows: readonly (readonly [string, string])[] } }
export type CookieSection = { id: string; title: string; blocks: readonly CookieBlock[] }

/** The section in which a choice is made, when there is one (LEGAL-COOKIE-07). */
export const choiceSection = 'keuze'

/** The cookie policy (LEGAL-COOKIE-01..05); its titles carry their numbers. */
export const cookiePolicy: { title: string; sections: readonly CookieSection[] } = {
  title: 'Cookiebeleid',
  sections: [
    {
      id: 'wat',
      title: 'Wat zijn cookies?',
      blocks: [
        'Cookies zijn kleine bestanden die een website in je browser bewaart. Daarnaast kan een website gegevens opslaan die alleen je eigen browser leest.',
      ],
    },
    {
      id: 'wie',
      title: 'Wie zijn wij?',
      blocks: [
        'Wij zijn een community in Nederland voor mensen die willen laten zien dat een goede gezondheid haalbaar is. Je bereikt ons op {contact}.',
      ],
    },
    {
      id: 'noodzakelijk',
      title: 'Noodzakelijke cookies',
      blocks: ['De inlogcookie onthoudt dat je bent ingelogd. Zonder deze cookie kun je niet in je account.'],
    },
    {
      id: 'functioneel',
      title: 'Functionele opslag',
      blocks: [
        'Je browser bewaart een paar keuzes. Ze verlaten je apparaat niet.',
        {
          list: [
            { term: 'Thema', text: 'licht, donker of zoals je apparaat.' },
            { term: 'Roodlicht', text: 'of het filter aan staat.' },
            { term: 'Inbox', text: 'je instelling voor meldingen.' },
            { term: 'Registratie', text: 'dat je net een account hebt gemaakt, voor één begroeting.' },
          ],
        },
      ],
    },
    {
      id: 'analytisch',
      title: 'Analytische cookies',
      blocks: [
        'Met de cookies _ga en _gid tellen we bezoeken. We plaatsen ze alleen als je daarmee akkoord gaat, en nooit als er geen teller is ingesteld.',
      ],
    },
    {
      id: 'derden',
      title: 'Media van derden',
      blocks: [
        'Video’s en podcasts komen van YouTube, Spotify en Rumble. Betalen gaat via onze betaaldienst. Deze partijen kunnen eigen cookies plaatsen zodra je hun speler of betaalpagina opent.',
      ],
    },
    {
      id: 'termijnen',
      title: 'Bewaartermijnen',
      blocks: [
        {
          table: {
            label: 'Bewaartermijnen',
            head: ['Cookie', 'Bewaartermijn'],
            rows: [
              ['_ga', '2 jaar'],
              ['_gid', '24 uur'],
              ['Inlogcookie', 'tot uitloggen of 30 dagen'],
            ],
          },
        },
      ],
    },
    {
      id: 'keuze',
      title: 'Je keuze beheren',
      blocks: ['Je kunt cookies en opgeslagen keuzes altijd verwijderen in de instellingen van je browser.'],
    },
    {
      id: 'vragen',
      title: 'Vragen en wijzigingen',
      blocks: [
        'Wij antwoorden binnen 5 werkdagen. Mail je vraag naar {contact}. Verandert er iets, dan staat dat op deze pagina.',
      ],
    },
  ],
}
