import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { cameToEnd, goesOn, type Heard, heardNow, isStarting, isTyping, started, startNext } from '../playing/goesOn.ts'
import type { Told } from '../playing/protocol.ts'

/**
 * Puts the episode that follows in the place of this one and starts it, once the player told that this one is over, for a
 * member who chose that (POD-MORE-33..35). `isStarting` says whether this one began that way itself.
 */
export function useGoingOn({ id, next }: Podcast, isMember: boolean) {
  const router = useRouter()
  const [isStarted] = useState(() => isStarting(id))
  const heard = useRef<Heard>({ played: false, isOver: false })
  useEffect(() => started(), [])
  return {
    isStarting: isStarted,
    hear(told: Told): void {
      const isHeard = cameToEnd(heard.current, told)
      heard.current = heardNow(heard.current, told)
      if (!isHeard || !next || !isMember || !goesOn() || isTyping(document.activeElement)) return
      startNext(next.id)
      const { podcastsAt } = router.state.location.state as { podcastsAt?: string }
      void router.navigate({
        href: podcastPath(next.id),
        replace: true,
        resetScroll: false,
        state: { podcastsAt } as object,
      })
    },
  }
}
