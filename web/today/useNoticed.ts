import type { Community } from '@bewezen/domain/community/contract.ts'
import { missedIn } from '@bewezen/domain/today/missed.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'

/** What was noticed most where it was busiest, null without; `isComing` until that is known (SH-TODAY-17). */
export function useNoticed(communities: readonly Community[]) {
  const [busiest] = missedIn(communities, []).places
  const channel = busiest?.channel
  const { data, isLoading } = useRead(
    api.community.missed,
    { channelId: channel?.id ?? '', afterSeq: channel ? Math.max(channel.lastSeq - channel.unread, 0) : 0 },
    { enabled: channel !== undefined },
  )
  const [noticed = null] = channel ? (data?.noticed ?? []) : []
  return { noticed, isComing: isLoading }
}
