import type { MailTrouble } from '@bewezen/domain/external/mailbox.ts'
import { and, eq } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import type { SourceRow } from '../inbound.ts'
import { externalSources } from '../tables.ts'
import { connect, MailboxTrouble } from './connect.ts'
import { claimMailbox, giveBack } from './lease.ts'
import { sweep } from './sweep.ts'

/** What is left is read a minute later. */
const mostAtOnce = 500

/** Reads every mailbox whose turn it is, side by side: one that is slow keeps no other waiting (IN-EXT-41). */
export async function readMailboxes(house: House): Promise<void> {
  const sources = await house.database.db
    .select()
    .from(externalSources)
    .where(and(eq(externalSources.connector, 'mail'), eq(externalSources.isActive, true)))
  await Promise.all(sources.map((source) => readMailbox(house, source)))
}

type How = { atOnce?: boolean; most?: number }

/** Reads one mailbox, unless another process does. A trouble is written down with it and is no fault of ours. */
export async function readMailbox(house: House, source: SourceRow, how: How = {}): Promise<void> {
  const claim = await claimMailbox(house, source.id, how)
  if (!claim) return
  let trouble: MailTrouble | null = 'broken'
  try {
    const client = await connect(house, source)
    try {
      await sweep(house, { source, client, claim, most: how.most ?? mostAtOnce })
      trouble = null
      await client.logout()
    } finally {
      client.close()
    }
  } catch (error) {
    if (error instanceof MailboxTrouble) trouble = error.trouble
    // The answer of a mail server names people: only what kind of fault it was is written down.
    house.log.warn({ source: source.id, trouble, kind: kindOf(error) }, 'a mailbox could not be read')
  } finally {
    await giveBack(house, claim, trouble)
  }
}

const kindOf = (error: unknown): string => {
  const cause = error instanceof MailboxTrouble ? error.cause : error
  const { name = '', code = '' } = (cause ?? {}) as { name?: string; code?: string }
  return `${name} ${code}`.trim()
}
