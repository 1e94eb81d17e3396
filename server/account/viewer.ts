import { account } from '@bewezen/domain/account/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../base/database/open.ts'
import { prepared } from '../base/database/prepared.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { levels } from '../site/tables.ts'
import { authUsers } from './tables.ts'

const viewerQuery = prepared((db: Db) =>
  db
    .select({
      ...faceColumns(profiles),
      role: profiles.role,
      points: profiles.points,
      level: sql<number>`coalesce(${levels.orderIndex}, 0)`,
      email: authUsers.email,
    })
    .from(profiles)
    .leftJoin(levels, eq(levels.id, profiles.levelId))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare('account_viewer'),
)

/** What a signed-in page must know at once about its viewer. */
export const viewer = serve(account.viewer, async (ctx) => {
  const [row] = await viewerQuery(ctx.db).execute({ id: ctx.person.id })
  return row ?? refuse('NOT_FOUND')
})
