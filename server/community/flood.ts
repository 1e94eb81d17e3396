import { countAttempt } from '../account/index.ts'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'

/**
 * Counts one message against the limits of its network address, and refuses TOO_MANY_REQUESTS beyond them; messages that
 * name a group have a limit of their own beside it (COM-CHAT-16). A message that is refused later does not count.
 */
export async function countMessage(ctx: Ctx, tx: Tx, now: Date, it: { namesGroup: boolean }): Promise<void> {
  const { MESSAGE_LIMIT, GROUP_MENTION_LIMIT } = ctx.house.settings
  await countOne(ctx, tx, now, 'message', MESSAGE_LIMIT)
  if (it.namesGroup) await countOne(ctx, tx, now, 'groupMention', GROUP_MENTION_LIMIT)
}

async function countOne(ctx: Ctx, tx: Tx, now: Date, kind: 'message' | 'groupMention', limit: number): Promise<void> {
  if (!(await countAttempt(ctx.house, tx, { kind, subject: ctx.address, now, limit }))) refuse('TOO_MANY_REQUESTS')
}
