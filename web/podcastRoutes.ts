import { createRoute } from '@tanstack/react-router'
import { loadedHead } from './base/document/titled.ts'
import { routeComponent } from './base/routeComponent.ts'
import { later, lazyScreen } from './lazyScreen.ts'
import type { PodcastAsked, PodcastPage } from './podcasts/load.ts'
import { root } from './rootRoutes.ts'

const file = async () => (await later()).lazyScreens.PodcastsEntrance()
const shown = lazyScreen('PodcastsEntrance')
const opened = routeComponent(file, 'PodcastEntrance')

// One route around both addresses: the episodes come once, and the list renews itself.
const around = createRoute({
  getParentRoute: () => root,
  path: '/podcasts',
  ...shown,
  staticData: import.meta.env.SSR ? { ...shown.staticData, memberParts: ['PodcastsScreen'] } : {},
  loader: async (asked) => (await file()).loadPodcasts(asked),
  staleTime: Number.POSITIVE_INFINITY,
  errorComponent: shown.component,
})
const page = {
  getParentRoute: () => around,
  loader: async (asked: PodcastAsked): Promise<PodcastPage> => (await file()).loadPage(asked),
  head: loadedHead('Podcasts'),
  component: opened,
  notFoundComponent: opened,
} as const

/** The pages of the podcasts (ROUTE-TABLE-11, SH-ROUTE-07). */
export const podcastRoutes = around.addChildren([
  createRoute({ ...page, path: '/' }),
  createRoute({
    ...page,
    path: '$podcastId',
    staticData: import.meta.env.SSR ? { memberParts: ['OpenedPodcast'] } : {},
  }),
])
