import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useQueries } from '../base/api/queries.ts'
import { patchChannel } from './channelCache.ts'
import { askPage, channelRead } from './channelRead.ts'
import { type ChannelMessages, channelKey, withNewer, withOlder, withWindow } from './patches.ts'

export type Way = 'older' | 'newer'

/**
 * The messages of a channel and the ways through them: further back, further on, to one message, to the newest. `cameFor`
 * is the message in the address, which is asked for at once (COM-CHAT-07, IN-NAV-06).
 */
export function useChannel(channelId: string, cameFor: string | undefined) {
  const cache = useQueries()
  const { data: chat, error, isFetching, refetch } = useQuery(channelRead(channelId, cameFor), cache)
  const known = useCallback(() => cache.getQueryData<ChannelMessages>(channelKey(channelId)), [cache, channelId])
  const [failed, setFailed] = useState<Way | null>(null)
  const [loading, setLoading] = useState<Way | null>(null)
  const isUnderWay = useRef(false)

  const load = useCallback(
    async (way: Way) => {
      const end = known() && endOf(known(), way)
      if (end === undefined || isUnderWay.current) return
      isUnderWay.current = true
      setLoading(way)
      setFailed(null)
      try {
        const page = await askPage(channelId)(way === 'older' ? { before: end } : { after: end })
        patchChannel(channelId, (now) => joined(now, page, way, end))
      } catch {
        setFailed(way)
      } finally {
        isUnderWay.current = false
        setLoading(null)
      }
    },
    [channelId, known],
  )

  /** Sees to it that a message is among those on screen; answers whether it is, and still says something. */
  const reach = useCallback(
    async (messageId: string): Promise<boolean> => {
      const find = (messages: ChannelMessages['messages'] = []) => messages.find((one) => one.id === messageId)
      const here = find(known()?.messages)
      if (here) return here.deletedAt === null
      const page = await askPage(channelId)({ around: messageId })
      const found = find(page.messages)
      if (!found || found.deletedAt !== null) return false
      patchChannel(channelId, (now) => withWindow(now, page))
      return true
    },
    [channelId, known],
  )

  const toNewest = useCallback(async () => {
    if (!known()?.hasNewer) return
    const page = await askPage(channelId)({})
    patchChannel(channelId, (now) => withWindow(now, page))
  }, [channelId, known])

  return { chat, error, isFetching, retry: refetch, load, loading, failed, reach, toNewest }
}

const storedOf = (chat: ChannelMessages) => chat.messages.filter((message) => message.state === undefined)

/** The place from which a page on that way continues; nothing when there is none. */
function endOf(chat: ChannelMessages | undefined, way: Way): number | undefined {
  if (!chat || !(way === 'older' ? chat.hasOlder : chat.hasNewer)) return undefined
  return storedOf(chat).at(way === 'older' ? 0 : -1)?.seq
}

/** The page joins only what it was asked for: in between somebody may have gone elsewhere in the channel. */
function joined(chat: ChannelMessages, page: ChannelMessages, way: Way, end: number): ChannelMessages {
  if (endOf(chat, way) !== end) return chat
  return way === 'older' ? withOlder(chat, page) : withNewer(chat, page)
}
