import type { Arrived } from '@bewezen/domain/external/delivery.ts'
import { handleKey } from '@bewezen/domain/external/handle.ts'
import type { SourceType } from '@bewezen/domain/external/source.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { erasedKey } from './secrets.ts'
import { externalErased, externalMessages, externalThreads } from './tables.ts'

export type Source = { id: string; sourceType: SourceType }

/** By which a message is known after it was erased: a mail by its own name, wherever it would stand by now (IN-EXT-36). */
export const keyOf = (house: House, source: Source, it: Arrived): string =>
  erasedKey(house, source.id, it.mail ? '' : it.externalThreadId, it.externalMessageId)

/** Those of these keys whose message was erased. */
export async function erasedAmong(reader: Reader, keys: string[]): Promise<string[]> {
  const rows = await reader
    .select({ key: externalErased.key })
    .from(externalErased)
    .where(inArray(externalErased.key, keys))
  return rows.map(({ key }) => key)
}

/** Whether a mail is here already, or was erased: then nothing of it has to be kept. */
export async function isKnown(house: House, source: Source, it: Arrived): Promise<boolean> {
  const { db } = house.database
  const erased = await erasedAmong(db, [keyOf(house, source, it)])
  if (erased.length > 0) return true
  const [known] = await db
    .select({ id: externalMessages.id })
    .from(externalMessages)
    .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
    .where(
      and(
        eq(externalMessages.externalMessageId, it.externalMessageId),
        eq(externalThreads.sourceId, source.id),
        eq(externalThreads.participantKey, handleKey(source.sourceType, it.handle)),
      ),
    )
  return known !== undefined
}
