import { eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'

/** How many have the evening before them, for managers alone; nothing before their own page counts (LIVE-MORE-24, LIVE-MORE-59). */
export function Watching({ id }: { id: string }) {
  const { data } = useRead(
    api.livestreams.viewers,
    { id },
    { refetchInterval: ({ state }) => askedEvery(state.data?.count) },
  )
  if (!data?.count) return null
  return (
    <p className="flex items-center gap-2 text-fs-14 text-ink-2">
      <span aria-hidden="true" className="size-2 rounded-full bg-sun" />
      {words.watching(data.count)}
    </p>
  )
}

/** How long until the number is asked for again: soon while nobody counts, since the page that asks is about to. */
export const askedEvery = (count: number | undefined): number => (count ? 10_000 : 1_000)
