import type { QueryClient } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { type ChannelMessages, channelKey } from './patches.ts'
import type { AskPage } from './renewed.ts'

/** One page of a channel; without more it is the newest. */
export const askPage =
  (channelId: string): AskPage =>
  (which) =>
    api.community.messages.call({ channelId, ...which })

/** The messages of a channel as they are cached; the first time, those around the one that somebody came for. */
export const channelRead = (channelId: string, cameFor: string | undefined) => ({
  queryKey: channelKey(channelId),
  queryFn: async ({ client }: { client: QueryClient }): Promise<ChannelMessages> => {
    const known = client.getQueryData<ChannelMessages>(channelKey(channelId))
    const ask = askPage(channelId)
    if (!known) return ask(cameFor ? { around: cameFor } : {})
    // Only who comes back after a while needs it.
    const { renewed } = await import('./renewed.ts')
    return renewed(known, ask)
  },
})

/** Asks for a channel that somebody points at, so that it is there when they open it. */
export const askAheadIn = (channelId: string): void => {
  void queries().prefetchQuery(channelRead(channelId, undefined))
}
