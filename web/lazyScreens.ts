export { lazyTitles } from '@bewezen/domain/site/lazyTitleWords.ts'

import { waitingWords as words } from '@bewezen/domain/site/waitingWords.ts'
import { createElement, type ReactNode } from 'react'
import type { Ask } from './base/api/operations.ts'
import { type Shape, Waiting } from './base/document/Waiting.tsx'
import type { RouterContext } from './base/routerContext.ts'
import type { LoadedStreams } from './livestreams/load.ts'
import type { LoadedPlans } from './membership/loadPlans.ts'

/**
 * Where the screens are that no visitor comes for first: those behind the login, those behind links from mails,
 * and pages that are read rarely or without haste, since every byte here counts in the first page of all. Their
 * addresses stand here and not in the file that every first page loads.
 */
export const lazyScreens = {
  AppealScreen: () => import('./account/AppealScreen.tsx'),
  FirstAdminScreen: () => import('./account/FirstAdminScreen.tsx'),
  Verification: () => import('./account/Verification.tsx'),
  AdminOnly: () => import('./admin/AdminOnly.tsx'),
  AdminSection: () => import('./admin/AdminSection.tsx'),
  EventAdminScreen: () => import('./EventAdminScreen.tsx'),
  GalleryScreen: () => import('./gallery/GalleryScreen.tsx'),
  AccessLogScreen: () => import('./health/AccessLogScreen.tsx'),
  ContactScreen: () => import('./site/ContactScreen.tsx'),
  HowItWorksScreen: () => import('./site/HowItWorksScreen.tsx'),
  LivestreamsEntrance: () => import('./livestreams/LivestreamsEntrance.tsx'),
  LegalFailed: () => import('./legal/LegalFailed.tsx'),
  LegalScreen: () => import('./legal/LegalScreen.tsx'),
  CookieScreen: () => import('./legal/CookieScreen.tsx'),
  InboxScreen: () => import('./inbox/InboxScreen.tsx'),
  AccessScreen: () => import('./membership/AccessScreen.tsx'),
  SubscribedScreen: () => import('./membership/SubscribedScreen.tsx'),
  CheckoutScreen: () => import('./shop/orders/checkout/CheckoutScreen.tsx'),
  PaidScreen: () => import('./payments/PaidScreen.tsx'),
  PaymentScreen: () => import('./payments/PaymentScreen.tsx'),
  OrdersScreen: () => import('./profile/OrdersScreen.tsx'),
  SoonScreen: () => import('./site/SoonScreen.tsx'),
  PodcastsEntrance: () => import('./podcasts/PodcastsEntrance.tsx'),
  SubscriptionScreen: () => import('./membership/SubscriptionScreen.tsx'),
  ProfileScreen: () => import('./profile/ProfileScreen.tsx'),
}

const shaped = (shape?: Shape, text?: string) => () => createElement(Waiting, { shape, text })
const [article, list, form, table] = [shaped('article'), shaped('list'), shaped('form'), shaped('table')]

/** The shapes of these screens while they are fetched (SH-ERR-30, SH-ERR-31). */
export const shapes: Record<keyof typeof lazyScreens, () => ReactNode> = {
  AppealScreen: form,
  FirstAdminScreen: form,
  Verification: form,
  AdminOnly: shaped('dashboard', words.admin),
  AdminSection: shaped('dashboard', words.admin),
  EventAdminScreen: table,
  GalleryScreen: list,
  AccessLogScreen: shaped('list', words.log),
  ContactScreen: article,
  HowItWorksScreen: article,
  LivestreamsEntrance: shaped('cards', words.livestreams),
  LegalFailed: article,
  LegalScreen: article,
  CookieScreen: article,
  InboxScreen: shaped('inbox', words.inbox),
  AccessScreen: shaped('article', words.access),
  SubscribedScreen: article,
  CheckoutScreen: shaped('form', words.order),
  PaidScreen: article,
  PaymentScreen: form,
  OrdersScreen: shaped('orders', words.orders),
  SoonScreen: article,
  PodcastsEntrance: shaped('episodes', words.podcasts),
  SubscriptionScreen: shaped('cards'),
  ProfileScreen: shaped('profile', words.profile),
}

/** What the page of livestreams comes with; its code comes with the screen. */
export const loadStreams = async (context: { ask: Ask }, id: string | undefined): Promise<LoadedStreams> =>
  (await lazyScreens.LivestreamsEntrance()).loadStreams(context, id)

/** What the page of the membership comes with (SUB-PAGE-13, MKT-OFFER-08, MKT-MORE-17). */
export const loadedPlans = async (context: RouterContext): Promise<LoadedPlans> =>
  (await import('./membership/loadPlans.ts')).loadPlans(context)

/** What pages come with, and their states that are seldom seen. */
export const blogsLoad = () => import('./blogs/load.ts')
export const blogStates = () => import('./blogs/states.tsx')
export const storedContent = () => import('./site/stored.ts')
