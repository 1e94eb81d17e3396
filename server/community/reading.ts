import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { markChannelRead } from '../inbox/index.ts'
import { inChannel, openChannel } from './doors.ts'
import { channelReads } from './tables.ts'

/**
 * Marks a channel read up to a place, and never back, with the notifications about its messages up to there; what is not
 * there yet cannot be read (COM-CHAT-18).
 */
export const markRead = serve(community.markRead, (ctx, { channelId, seq }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const channel = await openChannel(tx, ctx.person, channelId)
    const readSeq = Math.min(seq, channel.lastSeq)
    const moved = await saveRead(tx, { channelId, personId, readSeq, lastReadAt: now })
    if (moved) await record(tx, { kind: 'channel.read', ...inChannel(channel), personId, seq: String(readSeq) })
    await markChannelRead(tx, { personId, channelId, upToSeq: readSeq, now })
    return { readSeq: moved ? readSeq : await readSeqOf(tx, personId, channelId) }
  }),
)

/** Moves the place up to which somebody has read forward. Answers false when they had read that far. */
async function saveRead(tx: Tx, read: typeof channelReads.$inferInsert): Promise<boolean> {
  const { readSeq, lastReadAt } = read
  const moved = await tx
    .insert(channelReads)
    .values(read)
    .onConflictDoUpdate({
      target: [channelReads.personId, channelReads.channelId],
      set: { readSeq, lastReadAt },
      setWhere: lt(channelReads.readSeq, readSeq),
    })
    .returning({ readSeq: channelReads.readSeq })
  return moved.length > 0
}

async function readSeqOf(tx: Tx, personId: string, channelId: string): Promise<number> {
  const [row] = await tx
    .select({ readSeq: channelReads.readSeq })
    .from(channelReads)
    .where(and(eq(channelReads.personId, personId), eq(channelReads.channelId, channelId)))
  return row?.readSeq ?? 0
}
