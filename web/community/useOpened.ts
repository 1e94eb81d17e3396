import type { Community } from '@bewezen/domain/community/contract.ts'
import { channelPath } from '@bewezen/domain/community/paths.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { forgetHandOver, handedChannel } from '../base/address/handOver.ts'
import { tellError } from '../base/parts/toast.ts'
import { keepVisit, lastVisit, startsAt } from '../places/index.ts'
import { type Asked, type Opened, openedAt } from './openedAt.ts'

type Query = Asked['query'] & { messageId?: string }

/**
 * What the address of this moment shows, and the message in it that somebody came for. An address that leaves the
 * channel open is replaced by that of the channel; one with a query is kept as it is (IN-NAV-06).
 */
export function useOpened(communities: readonly Community[] | undefined): { opened?: Opened; cameFor?: string } {
  const { blueprint, channel, type, slug } = useParams({ strict: false }) as Omit<Asked, 'query'>
  const query = useSearch({ strict: false }) as Query
  const href = useLocation({ select: (location) => location.href })
  const navigate = useNavigate()
  const [remembered] = useState(() => ({ start: startsAt(), communityId: lastVisit(), channelSlug: handedChannel() }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link leaves something behind each time
  useEffect(forgetHandOver as () => void, [href])

  const opened = useMemo(() => {
    const last = { ...remembered, communityId: lastVisit() ?? remembered.communityId }
    return communities && openedAt(communities, { blueprint, channel, type, slug, query }, last)
  }, [communities, blueprint, channel, type, slug, query, remembered])

  const shown = opened?.show === 'channel' ? opened : undefined
  const path = shown && channelPath(shown.community, shown.channel)
  const isOpen = path !== undefined && channel === undefined && Object.keys(query).length === 0
  useEffect(() => {
    if (isOpen) void navigate({ href: path, replace: true })
  }, [isOpen, path, navigate])

  const communityId = opened && 'community' in opened ? opened.community.id : undefined
  useEffect(() => {
    if (communityId) keepVisit(communityId)
  }, [communityId])

  const hasMissed = shown?.missed ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each address
  useEffect(() => {
    if (hasMissed) tellError(communityWords.channelNotFound)
  }, [hasMissed, href])

  return { opened, cameFor: query.messageId }
}
