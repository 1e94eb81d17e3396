import type { LegalPageType } from '@bewezen/domain/legal/pages.ts'
import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import { createRoute, createRouter } from '@tanstack/react-router'
import { readQuery, writeQuery } from './base/address/query.ts'
import { Failed } from './base/document/Failed.tsx'
import { loadedHead, type Meta, pageHead, titled } from './base/document/titled.ts'
import { Waiting } from './base/document/Waiting.tsx'
import { routeComponent } from './base/routeComponent.ts'
import type { RouterContext } from './base/routerContext.ts'
import { screen } from './base/screen.ts'
import type { BlogsSearch } from './blogs/chosenBlogs.ts'
import type { LoadedEvent } from './events/loadEvents.ts'
import { type LazyFile, type LazyName, later, lazyScreen } from './lazyScreen.ts'
import { podcastRoutes } from './podcastRoutes.ts'
import { moved, onlyWith, toCommunity } from './redirects.ts'
import { guarded, inBrowser, member, open, page, root } from './rootRoutes.ts'
import { shopRoutes } from './shopRoutes.ts'

const home = screen(() => import('./site/HomeScreen.tsx'), 'HomeScreen')
const legal = lazyScreen('LegalScreen')
const cookies = lazyScreen('CookieScreen')
const blogs = screen(() => import('./blogs/BlogsEntrance.tsx'), 'BlogsEntrance')
const blogsParts = import.meta.env.SSR ? { parts: ['BlogsEntrance'], memberParts: ['BlogsScreen'] } : {}
const blog = screen(() => import('./blogs/BlogEntrance.tsx'), 'BlogEntrance')
const blogParts = import.meta.env.SSR ? { parts: ['BlogEntrance'], memberParts: ['BlogScreen'] } : {}
const blogStates = async () => (await later()).blogStates()
const blogsFailed = routeComponent(blogStates, 'BlogsFailed')
const eventsPage = () => import('./events/EventsEntrance.tsx')
const events = screen(eventsPage, 'EventsEntrance')
const livestreams = lazyScreen('LivestreamsEntrance')
const howItWorks = lazyScreen('HowItWorksScreen')
const contact = lazyScreen('ContactScreen')
const auth = screen(() => import('./account/AuthScreen.tsx'), 'AuthScreen')
const resetPassword = screen(() => import('./account/ResetPasswordScreen.tsx'), 'ResetPasswordScreen')
const subscription = lazyScreen('SubscriptionScreen')
const plans = import.meta.env.SSR ? { parts: ['lazyScreens', 'SubscriptionScreen'], memberParts: ['PlanPage'] } : {}
const payment = lazyScreen('PaymentScreen')
const paid = lazyScreen('PaidScreen')
const community = screen(() => import('./community/CommunityEntrance.tsx'), 'CommunityEntrance')
const behindGate = import.meta.env.SSR ? { memberParts: ['MemberGate', 'CommunityScreen', 'askAhead'] } : {}
const admin = lazyScreen('AdminOnly')
const adminSection = lazyScreen('AdminSection')
const eventAdmin = lazyScreen('EventAdminScreen')

// Only the server tells these.
const unlisted = import.meta.env.SSR ? [{ name: 'robots', content: 'noindex' }] : []
const withoutReferrer = import.meta.env.SSR ? [{ name: 'referrer', content: 'no-referrer' }] : []
/** The title of a page that no visitor comes for first; it comes with its screen. */
const lazyTitle = (path: keyof typeof import('./lazyScreens.ts')['lazyTitles'], meta?: Meta[]) => ({
  head: async (it: Parameters<ReturnType<typeof titled>['head']>[0]) =>
    titled((await later()).lazyTitles[path], meta).head(it),
})
type Titled = Parameters<typeof lazyTitle>[0]
/** A page of their own for people who are signed in. */
const own = <Path extends Titled, File extends LazyFile>(path: Path, file: File, name?: LazyName<File>) =>
  createRoute({ ...guarded(path), ...lazyScreen(file, name), ...lazyTitle(path, unlisted) })
// Fetched only when the browser asks itself: the first page comes with what is stored in it.
const withContent = {
  loader: async ({ context }: { context: RouterContext }) =>
    (await (await later()).storedContent()).stored(context.ask),
}

// What an admin wrote comes with the page (LEGAL-PAGE-01).
const { component: legalFailed } = lazyScreen('LegalFailed')
const stored = (pageType: LegalPageType) => ({
  loader: ({ context }: { context: RouterContext }) => context.ask('legal.page', { pageType }),
  errorComponent: legalFailed,
})

// What it takes comes with the page, not with every page.
const blogsLoad = async () => (await later()).blogsLoad()
const feed = import.meta.env.SSR
  ? [{ rel: 'alternate', type: 'application/rss+xml', title: 'Blogs', href: '/blogs/feed.xml' }]
  : []
// One match whatever is looked for: the list before stays until the next is there, and the field keeps its focus (BLOG-AREA-20).
const foundBlogs = {
  shouldReload: ({ cause }: { cause: string }) => cause === 'stay' || undefined,
  loader: async ({ context, location }: { context: RouterContext; location: { search: BlogsSearch } }) =>
    (await blogsLoad()).loadBlogs(context.ask, location.search),
}
const foundBlog = {
  loader: async ({ context, params }: { context: RouterContext; params: { slug: string } }) =>
    (await blogsLoad()).loadBlog(context.ask, params.slug, context.site),
  head: loadedHead('Blog niet gevonden'),
}

// The addresses behind links from mails may hold a secret: no request names them as where it comes from (SH-VERIFY-20).
/** A page that the browser alone draws, for everybody who has its address. */
const alone = <Path extends Titled, File extends LazyFile>(path: Path, file: File, name?: LazyName<File>) =>
  createRoute({ ...open(path), ...inBrowser, ...lazyScreen(file, name), ...lazyTitle(path, withoutReferrer) })

// Written here, since the sentences of the forms would come along to every page.
const authTitles: Record<string, string> = { register: 'Account aanmaken', forgot: 'Forgot Password' }

const communityRoute = createRoute({
  ...open('/community'),
  ...community,
  staticData: { ...community.staticData, ...behindGate },
  ...titled('Community'),
})
const within = <Path extends string>(path: Path) => ({ getParentRoute: () => communityRoute, path }) as const
const contentTypes = ['challenge', 'lesson', 'masterclass', 'feed']
// Another word in its place is no address of ours: 404 (SH-LINK-08).
const ofContent = <Raw extends { type: string }>(raw: Raw): Raw | false => contentTypes.includes(raw.type) && raw
const adminRoute = createRoute({
  getParentRoute: () => member,
  id: 'admin',
  ...inBrowser,
  ...admin,
  ...lazyTitle('/admin'),
})
const inAdmin = <Path extends string>(path: Path) => ({ getParentRoute: () => adminRoute, path }) as const
const profileRoute = own('/profile', 'ProfileScreen')

// What lies over the calendar changes its address and nothing else: the calendar renews itself.
const eventsRoute = createRoute({
  ...open('/events'),
  ...events,
  staticData: import.meta.env.SSR ? { parts: ['EventsEntrance'], memberParts: ['EventsScreen'] } : {},
  loader: async ({ context }) => (await eventsPage()).loadCalendar(context),
  staleTime: Number.POSITIVE_INFINITY,
  errorComponent: events.component,
  pendingComponent: routeComponent(eventsPage, 'EventsWaiting', Waiting),
})
const withinEvents = <Path extends string>(path: Path) => ({ getParentRoute: () => eventsRoute, path }) as const
const opened = routeComponent(eventsPage, 'EventEntrance')
const eventHead = ({ match, loaderData }: { match: Parameters<typeof pageHead>[0]; loaderData?: LoadedEvent }) =>
  pageHead(match, loaderData?.title ?? pageTitles['/events'], loaderData?.meta)
const eventRoute = createRoute({
  ...withinEvents('$eventSlug'),
  loaderDeps: ({ search }) => search,
  loader: async (asked): Promise<LoadedEvent> => (await eventsPage()).loadEvent(asked),
  head: eventHead,
  component: opened,
  notFoundComponent: opened,
})

/** Every route of the site. */
export const routeTree = root.addChildren([
  createRoute({
    ...open('/'),
    ...home,
    beforeLoad: toCommunity,
    ...withContent,
    head: ({ match }) => pageHead(match, `${match.context.site.name} | ${pageTitles['/']}`),
  }),
  createRoute({ ...page('/how-it-works'), ...howItWorks, ...withContent }),
  // Its hero is believed for five minutes (MKT-CONTACT-02).
  createRoute({ ...page('/contact'), ...contact, ...withContent, staleTime: 300_000 }),
  createRoute({ ...page('/privacy'), ...legal, ...stored('privacy') }),
  createRoute({ ...page('/terms'), ...legal, ...stored('terms') }),
  createRoute({ ...page('/cookies'), ...cookies }),
  createRoute({
    ...open('/blogs'),
    ...blogs,
    staticData: blogsParts,
    ...foundBlogs,
    errorComponent: blogsFailed,
    pendingComponent: routeComponent(blogStates, 'BlogsLoading', Waiting),
    head: ({ match }) => pageHead(match, `Blogs | ${match.context.site.name}`, [], feed),
  }),
  createRoute({
    ...open('/blogs/$slug'),
    ...blog,
    staticData: blogParts,
    ...foundBlog,
    errorComponent: blogsFailed,
    notFoundComponent: routeComponent(blogStates, 'BlogMissing'),
  }),
  podcastRoutes,
  createRoute({
    ...open('/livestream'),
    ...livestreams,
    staticData: import.meta.env.SSR ? { ...livestreams.staticData, memberParts: ['LivestreamsScreen'] } : {},
    // Another stream over the list changes the address and nothing else: its dialog reads it.
    loader: async ({ context, location }) =>
      (await later()).loadStreams(context, (location.search as Record<string, string | undefined>).stream),
    staleTime: Number.POSITIVE_INFINITY,
    errorComponent: livestreams.component,
    ...titled('Livestream'),
  }),
  eventsRoute.addChildren([
    createRoute({ ...withinEvents('/'), head: ({ match }) => eventHead({ match }) }),
    eventRoute,
  ]),
  shopRoutes,
  createRoute({
    ...open('/auth'),
    ...auth,
    head: ({ match }) =>
      pageHead(match, `${authTitles[match.search.mode ?? ''] ?? pageTitles['/auth']} | ${match.context.site.name}`),
  }),
  alone('/auth/confirm', 'Verification', 'ConfirmScreen'),
  alone('/auth/callback', 'Verification', 'CallbackScreen'),
  alone('/auth/eerste-beheerder', 'FirstAdminScreen'),
  alone('/auth/bezwaar', 'AppealScreen'),
  createRoute({
    ...open('/reset-password'),
    ...inBrowser,
    ...resetPassword,
    ...titled('Nieuw wachtwoord', withoutReferrer),
  }),
  createRoute({
    ...open('/subscription'),
    ...subscription,
    staticData: plans,
    loader: async ({ context }) => (await later()).loadedPlans(context),
    head: loadedHead('Lidmaatschap'),
  }),
  createRoute({ ...open('/abonnementen'), ...moved('/subscription') }),
  createRoute({ ...open('/dashboard'), ...moved('/community') }),
  alone('/dev/gallery', 'GalleryScreen'),
  communityRoute.addChildren([
    createRoute({ ...within('$blueprint') }),
    createRoute({ ...within('$blueprint/$channel') }),
    createRoute({ ...within('$blueprint/$type/$slug'), params: { parse: (raw) => ofContent(raw) } }),
    createRoute({ ...within('$blueprint/$channel/$type/$slug'), params: { parse: (raw) => ofContent(raw) } }),
  ]),
  member.addChildren([
    own('/inbox', 'InboxScreen'),
    profileRoute.addChildren([
      createRoute({ getParentRoute: () => profileRoute, path: 'gegevens' }),
      createRoute({ getParentRoute: () => profileRoute, path: '$userId' }),
    ]),
    own('/profile/inzage', 'AccessLogScreen'),
    adminRoute.addChildren([
      createRoute({ ...inAdmin('/admin'), ...moved('/admin/overzicht', 307) }),
      createRoute({ ...inAdmin('/admin/$section'), ...adminSection }),
      createRoute({ ...inAdmin('/events/admin'), ...eventAdmin, ...lazyTitle('/events/admin') }),
    ]),
    own('/events/$eventSlug/callsheet', 'EventAdminScreen'),
    own('/events/$eventSlug/dag', 'EventAdminScreen'),
    own('/masterclassen', 'SoonScreen'),
    own('/cursussen', 'SoonScreen'),
    own('/challenges', 'SoonScreen'),
    own('/subscription-success', 'SubscribedScreen'),
    own('/subscription-cancel', 'SubscribedScreen', 'NotSubscribedScreen'),
    own('/profile/toegang', 'AccessScreen'),
    own('/subscription/herroepen', 'AccessScreen', 'WithdrawScreen'),
    own('/bestellingen', 'OrdersScreen'),
    own('/checkout', 'CheckoutScreen'),
    createRoute({
      ...guarded('/checkout/payment'),
      ...onlyWith('client_secret', 'order_id'),
      ...payment,
      ...lazyTitle('/checkout', withoutReferrer),
    }),
    createRoute({ ...guarded('/checkout/success'), ...onlyWith('order_id'), ...paid, ...lazyTitle('/checkout') }),
  ]),
])

/** The routes of the whole site around what they are given; one for each request on the server, one in the browser. */
export const newRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    caseSensitive: true, // ROUTE-TABLE-21
    trailingSlash: 'never',
    notFoundMode: 'root',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 0, // half a second on every first page of a member otherwise
    defaultPendingComponent: Waiting,
    defaultErrorComponent: Failed,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>
  }
}
