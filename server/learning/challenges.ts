import { holds } from '@bewezen/domain/access/capabilities.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { type ChallengeState, tickableDays } from '@bewezen/domain/learning/challenge.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { openCommunity } from '../community/index.ts'
import { awards } from '../profile/tables.ts'
import { selectChallenges, toChallenge } from './challengeRows.ts'
import { challengesSeenBy } from './doors.ts'
import { challenges as table } from './tables.ts'

const order: readonly ChallengeState[] = ['running', 'upcoming', 'over']

/** The challenges of a community: what runs, what is to come, what is over (COM-LEARN-11). */
export const challenges = serve(learning.challenges, async (ctx, { communityId }) => {
  await openCommunity(ctx.db, ctx.person, communityId)
  const rows = await selectChallenges(ctx.db, ctx.person).where(
    and(eq(table.communityId, communityId), challengesSeenBy(ctx.person)),
  )
  const cards = rows.map(toChallenge)
  return {
    challenges: order.flatMap((state) => {
      const own = cards.filter((card) => card.state === state)
      return own.toSorted((one, other) =>
        state === 'over' ? compare(other.endDate, one.endDate) : compare(one.startDate, other.startDate),
      )
    }),
    mayWrite: holds(ctx.person.role, 'writeLessons'),
  }
})

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** A challenge by its address, with what the viewer can tick today (COM-LEARN-11, COM-LEARN-12, COM-LEARN-17). */
export const challenge = serve(learning.challenge, async (ctx, { communityId, slug }) => {
  const [row] = await selectChallenges(ctx.db, ctx.person).where(
    and(eq(table.communityId, communityId), eq(table.slug, slug.toLowerCase()), challengesSeenBy(ctx.person)),
  )
  if (!row) refuse('NOT_FOUND')
  const [told] = await ctx.db
    .select({ content: table.content, award: awards.name })
    .from(table)
    .leftJoin(awards, and(eq(awards.id, table.awardId), eq(awards.isActive, true)))
    .where(eq(table.id, row.id))
  const mine = row.joinedAt && {
    joinedDay: dayOf(row.joinedAt),
    days: row.days,
    isCompleted: row.completedAt !== null,
  }
  return {
    ...toChallenge(row),
    content: cleanRichText(told?.content ?? '', 'article'),
    award: told?.award ?? null,
    today: row.today,
    tickable: tickableDays(row, mine, row.today),
  }
})
