import { type PublicPath, pageTitles } from './pageTitles.ts'

/** What search engines and shared links learn of a public page beside its title. */
export type PublicPage = {
  /** One sentence of at most 160 characters. */
  description: string
  /** Whether the sitemap names it; a page that is still to come, or that nobody searches for, is left out. */
  listed: boolean
}

/** Every public page with an address of its own; those of an article or an event are told by their room (`PublicPages` on the server). */
export const publicPages: Readonly<Record<PublicPath, PublicPage>> = {
  '/': listed(
    'Leer in vijf levels zelf meten en testen wat jouw lichaam nodig heeft, samen met een community die hetzelfde doet.',
  ),
  '/how-it-works': listed(
    'In vijf stappen van acht weken naar inzicht in je eigen gezondheid: zo werken de universiteit, de labs en de community.',
  ),
  '/contact': listed(
    'Een vraag over de community, een event of je abonnement? Schrijf ons, dan antwoorden we per e-mail.',
  ),
  '/blogs': listed(
    'Artikelen over licht, voeding, beweging, slaap en zelf meten, uit eigen ervaring en met cijfers erbij.',
  ),
  '/events': listed('Bekijk alle workshops, masterclasses en online sessies en meld je aan.'),
  '/subscription': listed('Eén lidmaatschap met de universiteit, labs, community en events. Je zegt op per maand.'),
  '/privacy': listed('Hoe wij met je gegevens omgaan.'),
  '/terms': listed('De afspraken die gelden als je lid bent of meedoet aan een event.'),
  '/cookies': listed('Welke cookies en opgeslagen keuzes deze site gebruikt, waarvoor en hoe lang.'),
  '/auth': unlisted('Log in of maak een account aan.'),
}

/** The public page at a path with its title, or null when none of them stands there. */
export function publicPageAt(path: string): (PublicPage & { title: string }) | null {
  if (!Object.hasOwn(publicPages, path)) return null
  return { title: pageTitles[path as PublicPath], ...publicPages[path as PublicPath] }
}

/**
 * Where the picture of a page for shared links stands. It may be kept for ever, so its address changes with what is
 * written on it: the title and the name of the site.
 */
export function shareImagePath(path: string, title: string, siteName: string): string {
  return `/og${path === '/' ? '/index' : path}.png?v=${shortHash(`${title}\n${siteName}`)}`
}

/** The path of the page whose picture is asked for under this one, such as '/contact' for '/og/contact.png'; null for anything else. */
export function pathOfShareImage(asked: string): string | null {
  const [, path] = /^\/og(\/.+)\.png$/.exec(asked) ?? []
  if (!path) return null
  return path === '/index' ? '/' : path
}

/** FNV-1a in base 36: enough to tell one title from another. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

function listed(description: string): PublicPage {
  return { description, listed: true }
}
function unlisted(description: string): PublicPage {
  return { description, listed: false }
}
