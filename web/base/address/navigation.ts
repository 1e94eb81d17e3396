export type NavigationLink = { to: string; label: string; lang?: 'en' }

/** The tabs of somebody who is not signed in, on desktop and in the menu of the compact bar (SH-NAV-01, SH-NAV-06). */
export const visitorTabs: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/how-it-works', label: 'How it works', lang: 'en' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/podcasts', label: 'Podcasts' },
  { to: '/events', label: 'Events' },
  { to: '/contact', label: 'Contact' },
]

/** What the menu of the compact bar has below the tabs, in the words of the footer (SH-NAV-27). */
export const visitorMenuLinks: readonly NavigationLink[] = [
  { to: '/subscription', label: 'Lidmaatschap' },
  { to: '/products', label: 'Producten' },
]

const memberTabs: readonly NavigationLink[] = [
  { to: '/community', label: 'Community' },
  { to: '/events', label: 'Events' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/podcasts', label: 'Podcasts' },
]
const adminTabs: readonly NavigationLink[] = [
  { to: '/products', label: 'Producten' },
  { to: '/admin', label: 'Admin' },
]

/** The tabs of a member; those who may open the admin area get two more (SH-NAV-07, SH-NAV-12, SH-NAV-13). */
export const tabsOf = (viewer: { mayOpenAdmin: boolean }): readonly NavigationLink[] =>
  viewer.mayOpenAdmin ? [...memberTabs, ...adminTabs] : memberTabs

/** Where those who may open the admin area manage the site, in the account menu (SH-NAV-22..25). */
export const managementLinks: readonly NavigationLink[] = [
  { to: '/admin', label: 'Admin Center' },
  { to: '/events/admin', label: 'Event Admin' },
  { to: '/products', label: 'Producten' },
]

/** The items of the member menu beside the tabs (SH-NAV-08, SH-NAV-09). */
export const memberMenuLinks: readonly NavigationLink[] = [
  { to: '/blogs', label: 'Blog' },
  { to: '/profile', label: 'Profile', lang: 'en' },
]

/** The labels of the two entrances (SH-NAV-03). */
export const entranceWords = { register: 'Registreren', signIn: 'Inloggen' } as const

/** Where the two entrances lead (SH-NAV-03). */
export const entrances = { register: '/auth?mode=register', signIn: '/auth' } as const

const labels: Record<string, string> = {
  '/how-it-works': 'How it works',
  '/community': 'Community',
  '/events': 'Events',
  '/events/admin': 'Event Admin',
  '/blogs': 'Blogs',
  '/podcasts': 'Podcasts',
  '/livestream': 'Livestream',
  '/products': 'Producten',
  '/shop': 'Producten',
  '/inbox': 'Inbox',
  '/profile': 'Profiel',
  '/subscription': 'Abonnement',
  '/contact': 'Contact',
  '/admin': 'Admin',
  '/privacy': 'Privacy',
  '/terms': 'Voorwaarden',
  '/cookies': 'Cookies',
}

/** The label of the page at this path, by the longest matching path; null for paths without one (SH-NAV-17, SH-NAV-18). */
export function pageLabel(path: string): string | null {
  if (path === '/') return 'Home'
  const segments = path.split('/').filter(Boolean)
  for (let length = segments.length; length > 0; length--) {
    const label = labels[`/${segments.slice(0, length).join('/')}`]
    if (label) return label
  }
  return null
}

/** Whether the bar floats at this scroll offset in pixels: above 20, and not at 20 (SH-NAV-19, SH-NAV-20). */
export const isFloating = (offset: number): boolean => offset > 20
