import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { streamsPerPage } from '@bewezen/domain/livestreams/contract.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { batched } from '../base/batching.ts'
import { readNow } from '../base/database/clock.ts'
import type { Db } from '../base/database/open.ts'
import { readReminded, selectStreams, toLivestream, type Viewer } from './rows.ts'
import { livestreams, seenWith } from './tables.ts'

type Ask = { viewer: Viewer; from: number }
type Page = { live: Livestream | null; livestreams: Livestream[]; total: number }

/**
 * Pages of streams for many at once: when a stream starts, everybody who has the page open asks for it at the same moment.
 * Who has the same role sees the same streams, so each page is read once for each role, and what is somebody's own for all
 * of them together.
 */
export const readPage = batched(async (db: Db, asks: readonly Ask[]): Promise<Page[]> => {
  const now = await readNow(db)
  const pages = new Map<string, Page>()
  for (const { viewer, from } of asks) {
    const key = keyOf({ viewer, from })
    if (!pages.has(key)) pages.set(key, await readFor(db, viewer, from, now))
  }
  const people = asks.flatMap(({ viewer }) => (viewer.asker ? [viewer.asker.id] : []))
  const reminded = await readReminded(db, people)
  return asks.map((ask) => {
    const page = pages.get(keyOf(ask)) ?? { live: null, livestreams: [], total: 0 }
    const own = (stream: Livestream): Livestream => ({
      ...stream,
      viewer: {
        ...stream.viewer,
        mayTalk: ask.viewer.passesGate,
        isReminded: reminded(ask.viewer.asker?.id ?? '', stream.id),
      },
    })
    return { ...page, live: page.live && own(page.live), livestreams: page.livestreams.map(own) }
  })
})

const keyOf = ({ viewer, from }: Ask): string =>
  `${viewer.asker ? (viewer.asker.role ?? '-') : ''} ${viewer.mayManage} ${from}`

async function readFor(db: Db, viewer: Viewer, from: number, now: Date): Promise<Page> {
  const seen = seenWith(viewer.asker?.role ?? null)
  const rows = await selectStreams(db)
    .where(seen)
    .orderBy(desc(livestreams.startTime), desc(livestreams.id))
    .limit(streamsPerPage)
    .offset(from)
  const [live] = await selectStreams(db).where(and(seen, eq(livestreams.isActive, true)))
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(livestreams).where(seen)
  const shown = (row: (typeof rows)[number]) => toLivestream(row, viewer, { now, isReminded: false })
  return { live: live ? shown(live) : null, livestreams: rows.map(shown), total: counted?.total ?? 0 }
}
