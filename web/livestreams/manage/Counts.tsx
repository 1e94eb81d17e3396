import { livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useMay } from '../../base/session/ownAccess.ts'

/** How many streams there are and how they stand, for managers; nothing else is measured (LIVE-STATS-01..03). */
export function Counts() {
  const may = useMay('manageLivestreams')
  const { data } = useRead(api.livestreams.statistics, {}, { enabled: may })
  if (!may) return null
  // The room for it is kept, so that nothing moves when it is known.
  return <p className="min-h-7 pt-1 text-fs-14 text-ink-2">{data && words.counts(data)}</p>
}
