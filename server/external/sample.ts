import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { sampleMessage } from '@bewezen/domain/external/words.ts'
import { eq } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { answerDelivery, signatureOf } from './inbound.ts'
import { openSecret } from './secrets.ts'
import { externalSources } from './tables.ts'

/** Delivers a signed sample to the own door of a source, as its channel would (ADM-PANEL-19). */
export const sendTest = serve(external.sendTest, async (ctx, { id }) => {
  const [source] = await ctx.db.select().from(externalSources).where(eq(externalSources.id, id))
  if (!source?.inboundSecret) refuse('NOT_FOUND')
  if (!source.isActive) refuse('SOURCE_INACTIVE')
  const now = await readNow(ctx.db)
  const body = Buffer.from(
    JSON.stringify({
      external_thread_id: 'testbericht',
      external_message_id: newId(),
      participant_handle: 'testbericht',
      participant_name: sampleMessage.name,
      content: sampleMessage.text,
      external_timestamp: now.toISOString(),
    }),
  )
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const secret = openSecret(ctx.house.settings, id, 'inbound', source.inboundSecret)
  const signature = signatureOf(secret, timestamp, body)
  const answer = await answerDelivery(ctx.house, id, body, { timestamp, signature, address: ctx.address })
  if (answer.status === 429) refuse('TOO_MANY_REQUESTS')
  const { thread_id: threadId = null } = answer.body as { thread_id?: string | null }
  return { threadId: threadId ?? refuse('NOT_FOUND') }
})
