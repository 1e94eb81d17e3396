import { dayOf } from '@bewezen/domain/base/dates.ts'
import { experiments as contract } from '@bewezen/domain/experiments/contract.ts'
import { serve } from '../base/serve.ts'
import { listOwn, openShown } from './rows.ts'

/** One's own experiments (COM-N1-10). */
export const mine = serve(contract.mine, (ctx) =>
  ctx.transaction(async (tx, now) => ({ experiments: await listOwn(tx, ctx.person.id), today: dayOf(now) })),
)

/** Some experiments, for the messages that show them (COM-N1-07). */
export const byIds = serve(contract.byIds, async (ctx, { ids }) => ({
  experiments: ids.length > 0 ? await openShown(ctx.db, ctx.person, ids) : [],
}))
