import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { podcastTitles } from '@bewezen/domain/podcasts/words.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { SubjectKind } from '../comments/index.ts'
import { isSeen, seenBy } from './rows.ts'
import { podcasts } from './tables.ts'

/** Episodes as things that people talk about: whoever passed the gate may, under one that everybody sees, and its speaker hears of it (POD-MORE-11). */
export const podcastSubject: SubjectKind = {
  async open(reader, person, ids, { lock = false } = {}) {
    const found = reader
      .select({ id: podcasts.id, mayWrite: sql<boolean>`coalesce(${isSeen}, false)` })
      .from(podcasts)
      .where(and(sql`${podcasts.id} = any(${sql.param([...ids])}::uuid[])`, seenBy(person)))
    const rows = await (lock ? found.for('key share') : found)
    return rows.map((podcast) => ({
      ...podcast,
      communityId: null,
      allowedRoles: [],
      path: podcastPath(podcast.id),
    }))
  },
  async concerned(tx, podcastId) {
    const [podcast] = await tx
      .select({ speakerId: podcasts.speakerId })
      .from(podcasts)
      .where(eq(podcasts.id, podcastId))
    return podcast?.speakerId ? [{ personId: podcast.speakerId, type: 'reply', title: podcastTitles.commented }] : []
  },
}
