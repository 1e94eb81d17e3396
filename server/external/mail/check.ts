import { external } from '@bewezen/domain/external/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readSources } from '../rows.ts'
import { externalSources } from '../tables.ts'
import { readMailbox } from './readMailboxes.ts'

/** An admin waits for it: the rest is read when its turn comes. */
const mostWhileWaiting = 25

/** Reads a mailbox now and answers how that went (IN-EXT-43). */
export const checkMailbox = serve(external.checkMailbox, async (ctx, { id }) => {
  const [source] = await ctx.db.select().from(externalSources).where(eq(externalSources.id, id))
  if (source?.connector !== 'mail') refuse('NOT_FOUND')
  if (!source.isActive) refuse('SOURCE_INACTIVE')
  await readMailbox(ctx.house, source, { atOnce: true, most: mostWhileWaiting })
  const [read] = await readSources(ctx.db, eq(externalSources.id, id))
  return read ?? refuse('NOT_FOUND')
})
