import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { sampleMessage } from '@bewezen/domain/external/words.ts'
import { and, eq } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { type Answer, answerDelivery, type SourceRow, signatureOf } from './inbound.ts'
import { answerMeta, metaSignature } from './meta/inbound.ts'
import { openSecret } from './secrets.ts'
import { externalSources, externalThreads } from './tables.ts'

const from = 'testbericht'
type Way = { house: House; source: SourceRow; now: Date; address: string }

/** Delivers a signed sample to the own door of a source, as its channel would (ADM-PANEL-19, IN-EXT-66). A mailbox has no door. */
export const sendTest = serve(external.sendTest, async (ctx, { id }) => {
  const { house, db, address } = ctx
  const [source] = await db.select().from(externalSources).where(eq(externalSources.id, id))
  if (!source || source.connector === 'mail') refuse('NOT_FOUND')
  if (!source.isActive) refuse('SOURCE_INACTIVE')
  const way = { house, source, now: await readNow(db), address }
  const answer = await (source.connector === 'meta' ? byMeta(way) : byForm(way))
  if (answer.status === 429) refuse('TOO_MANY_REQUESTS')
  const [thread] = await db
    .select({ id: externalThreads.id })
    .from(externalThreads)
    .where(and(eq(externalThreads.sourceId, id), eq(externalThreads.externalThreadId, from)))
  return { threadId: thread?.id ?? refuse('NOT_FOUND') }
})

function byForm({ house, source, now, address }: Way): Promise<Answer> {
  const body = Buffer.from(
    JSON.stringify({
      external_thread_id: from,
      external_message_id: newId(),
      participant_handle: from,
      participant_name: sampleMessage.name,
      content: sampleMessage.text,
      external_timestamp: now.toISOString(),
    }),
  )
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const secret = openSecret(house.settings, source.id, 'inbound', source.inboundSecret ?? refuse('NOT_FOUND'))
  return answerDelivery(house, source.id, body, { timestamp, signature: signatureOf(secret, timestamp, body), address })
}

function byMeta({ house, source, now, address }: Way): Promise<Answer> {
  const entry = source.sourceType === 'instagram' ? ofInstagram(source, now) : ofWhatsApp(source, now)
  const body = Buffer.from(JSON.stringify({ object: source.sourceType, entry: [entry] }))
  const secret = openSecret(house.settings, source.id, 'app', source.appSecret ?? refuse('NOT_FOUND'))
  return answerMeta(house, source.id, body, { signature: metaSignature(secret, body), address })
}

const ofInstagram = ({ accountId }: SourceRow, now: Date) => ({
  id: accountId,
  messaging: [
    {
      sender: { id: from },
      recipient: { id: accountId },
      timestamp: now.getTime(),
      message: { mid: newId(), text: sampleMessage.text },
    },
  ],
})

const ofWhatsApp = ({ accountId }: SourceRow, now: Date) => ({
  id: accountId,
  changes: [
    {
      value: {
        metadata: { phone_number_id: accountId },
        contacts: [{ wa_id: from, profile: { name: sampleMessage.name } }],
        messages: [
          {
            id: newId(),
            from,
            timestamp: String(Math.floor(now.getTime() / 1000)),
            text: { body: sampleMessage.text },
          },
        ],
      },
    },
  ],
})
