import { fileAddress } from '@bewezen/domain/base/files.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { seesAllCases } from '@bewezen/domain/community/moderation.ts'
import type { Case, JudgedMessage } from '@bewezen/domain/community/moderationContract.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { type CaseRow, casesQuery, type MessageRow, openCountQuery } from './caseRows.ts'

/** The queue, or what was decided of late, with how many cases wait; one query (COM-CHAT-17, ADM-PANEL-13). */
export const cases = serve(community.cases, async (ctx, { which }) => {
  if (which === 'count') return { open: await countOpen(ctx), cases: [] }
  const query = { name: `community-cases-${which}`, text: casesQuery(which), values: seenBy(ctx) }
  const { rows } = await ctx.house.database.pool.query<CaseRow>(query)
  return { open: rows[0]?.open ?? 0, cases: rows.filter((row) => row.id !== null).map(toCase) }
})

async function countOpen(ctx: Ctx): Promise<number> {
  const query = { name: 'community-open-cases', text: openCountQuery, values: seenBy(ctx) }
  const { rows } = await ctx.house.database.pool.query<{ open: number }>(query)
  return rows[0]?.open ?? 0
}

const seenBy = ({ person }: Ctx) => [person.id, person.role ?? '', seesAllCases(person.role)]

const instant = (moment: Date | string): string => new Date(moment).toISOString()

function toCase(row: CaseRow): Case {
  const { id, place, livestream, reported, isAuthorBlocked, outcome, reason, decidedAt } = row
  return {
    id,
    place,
    livestream,
    reported,
    isAuthorBlocked,
    message: toMessage(row.message),
    before: row.before.map(toMessage),
    after: row.after.map(toMessage),
    reports: row.reports.map((one) => ({ ...one, at: instant(one.at) })),
    openedAt: instant(row.openedAt),
    decision:
      outcome && decidedAt ? { outcome, reason: reason ?? '', by: row.decidedBy, at: instant(decidedAt) } : null,
  }
}

const toMessage = ({ pictureKey, createdAt, ...message }: MessageRow): JudgedMessage => ({
  ...message,
  pictureUrl: pictureKey && fileAddress(pictureKey, 'thumbnail'),
  createdAt: instant(createdAt),
})
