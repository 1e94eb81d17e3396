import type { Needs } from '../access/capabilities.ts'
import { publicPageAt } from '../site/publicPages.ts'

/** A page of the site, found by its title and by what stands on it; only for those who may open it. */
export type SearchPage = { path: string; title: string; text: string; needs: Needs }

const page = (
  path: string,
  title: string,
  needs: Needs = 'nothing',
  text = publicPageAt(path)?.description ?? '',
): SearchPage => ({
  path,
  title,
  text,
  needs,
})

/** The pages that do not come out of the database. */
export const searchPages: readonly SearchPage[] = [
  page('/how-it-works', 'How it works'),
  page('/subscription', 'Abonnement'),
  page('/events', 'Events', 'nothing', 'Bekijk alle workshops, masterclasses en online sessies en meld je aan.'),
  page('/blogs', 'Blogs'),
  page('/podcasts', 'Podcasts', 'nothing', 'Gesprekken over gezond leven, om te beluisteren of te bekijken.'),
  page('/contact', 'Contact'),
  page('/privacy', 'Privacybeleid'),
  page('/terms', 'Algemene voorwaarden'),
  page('/cookies', 'Cookiebeleid'),
  page('/inbox', 'Inbox', 'useInbox', 'Je meldingen en antwoorden.'),
  page('/profile', 'Profiel', 'useOwnAccount', 'Je profiel, contactgegevens en instellingen.'),
  page('/admin', 'Admin Center', 'openAdmin', 'Leden, rollen en instellingen van de site beheren.'),
]
