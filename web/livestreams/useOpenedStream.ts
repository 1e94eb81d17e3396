import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { LoadedStreams } from './load.ts'

const never = () => () => {}
type History = { streamsAt?: boolean }
type Given = { first: LoadedStreams; liveId: string | undefined }

/**
 * The stream whose dialog lies over the list: the one that the address names, by whatever link, unless it was live on the
 * page itself at that moment. Closing leads back to the list, and `isMissing` says that there is no such stream for the
 * viewer (LIVE-MORE-21, LIVE-MORE-67).
 */
export function useOpenedStream({ first, liveId }: Given) {
  const router = useRouter()
  const { stream } = useSearch({ strict: false }) as { stream?: string }
  // The address may be another one by the time the browser takes over what the server drew: both begin with the same.
  const named = useSyncExternalStore(
    never,
    () => stream,
    () => first.named,
  )
  const chosen = () => (named === undefined || named === liveId ? null : named)
  const [at, setAt] = useState(() => ({ named, opened: chosen() }))
  const [missing, setMissing] = useState(first.opened === null ? first.named : undefined)
  if (at.named !== named) setAt({ named, opened: chosen() })
  const isMissing = named !== undefined && named === missing
  const opened = at.named === named ? at.opened : chosen()
  return {
    opened: isMissing ? null : opened,
    isMissing,
    open: (id: string) =>
      void router.navigate({ href: livestreamPath(id), state: { streamsAt: true } as object, resetScroll: false }),
    close: useCallback(() => {
      if ((router.state.location.state as History).streamsAt) router.history.back()
      else void router.navigate({ href: '/livestream', replace: true, resetScroll: false })
    }, [router]),
    miss: useCallback(() => setMissing(named), [named]),
  }
}
