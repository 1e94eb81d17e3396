import type { PublicPath } from './pageTitleWords.ts'

/** What search engines and shared links are told of each public page, in one sentence of at most 160 characters. */
export const pageDescriptions: Readonly<Record<PublicPath, string>> = {
  '/': 'Leer in vijf levels zelf meten en testen wat jouw lichaam nodig heeft, samen met een community die hetzelfde doet.',
  '/how-it-works':
    'In vijf stappen van acht weken naar inzicht in je eigen gezondheid: zo werken de universiteit, de labs en de community.',
  '/contact': 'Een vraag over de community, een event of je abonnement? Schrijf ons, dan antwoorden we per e-mail.',
  '/blogs': 'Artikelen over licht, voeding, beweging, slaap en zelf meten, uit eigen ervaring en met cijfers erbij.',
  '/events': 'Bekijk alle workshops, masterclasses en online sessies en meld je aan.',
  '/livestream': 'Kijk mee met een live-uitzending, stel je vraag aan de docent of kijk een avond terug.',
  '/podcasts': 'Gesprekken over licht, ritme, voeding en beweging. Kijk, luister en lees mee.',
  '/products':
    'Boeken, gidsen, cursussen en spullen voor licht, slaap, voeding en beweging, van onszelf en van onze partners.',
  '/subscription': 'Eén lidmaatschap met de universiteit, labs, community en events. Je zegt op per maand.',
  '/privacy': 'Hoe wij met je gegevens omgaan.',
  '/terms': 'De afspraken die gelden als je lid bent of meedoet aan een event.',
  '/cookies': 'Welke cookies en opgeslagen keuzes deze site gebruikt, waarvoor en hoe lang.',
  '/auth': 'Log in of maak een account aan.',
}
