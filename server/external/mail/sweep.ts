import { and, eq, sql } from 'drizzle-orm'
import type { ImapFlow } from 'imapflow'
import { readNow } from '../../base/database/clock.ts'
import type { House } from '../../base/house.ts'
import { monthsKept } from '../erase.ts'
import type { SourceRow } from '../inbound.ts'
import { externalMailboxes } from '../tables.ts'
import { mostMailBytes } from './connect.ts'
import { type Claim, leaseMs } from './lease.ts'
import { type MailReader, openReader } from './readApart.ts'
import { takeMail } from './takeMail.ts'

/** After so many failures in a row the mail that fails is passed over, so that it does not shut out what came after it. */
const patience = 5
/** What is fetched of a mail over which the line broke so often: its head, and a text of some pages. */
const leastMailBytes = 256 * 1024

type Sweep = { source: SourceRow; client: ImapFlow; claim: Claim; most: number }

/**
 * Reads what came since the last mail that was read, in the order of the mailbox, and remembers each one: whoever goes on
 * after a process that died goes on there. Nothing in the mailbox is changed. Numbers hold as long as UIDVALIDITY does; with
 * another all of it is looked at once more, of which nothing is taken in twice (IN-EXT-41, IN-EXT-43).
 */
export async function sweep(house: House, { source, client, claim, most }: Sweep): Promise<void> {
  const lock = await client.getMailboxLock('INBOX', { readOnly: true })
  const reader = openReader()
  try {
    const validity = client.mailbox ? String(client.mailbox.uidValidity) : ''
    const isSame = claim.uidValidity === validity
    const since = await beginningOf(house, source)
    const range = isSame ? { uid: `${claim.lastUid + 1}:*` } : { since }
    const found = (await client.search(range, { uid: true })) || []
    const after = isSame ? claim.lastUid : 0
    const uids = found.filter((uid) => uid > after).sort((one, other) => one - other)
    const next = client.mailbox ? client.mailbox.uidNext : 1
    // What came before is not looked at again a minute later.
    if (!isSame) await remember(house, claim, { uidValidity: validity, lastUid: (uids[0] ?? (next || 1)) - 1 })
    for (const uid of uids.slice(0, most)) {
      await takeOne(house, { source, client, claim, since, uid, reader })
      if (!(await remember(house, claim, { lastUid: uid }))) return
    }
  } finally {
    await reader.close()
    lock.release()
  }
}

type One = Omit<Sweep, 'most'> & { since: Date; uid: number; reader: MailReader }

async function takeOne(house: House, { source, client, claim, since, uid, reader }: One): Promise<void> {
  const isLast = claim.trouble === 'broken' && claim.failures >= patience
  const maxLength = isLast ? leastMailBytes : mostMailBytes
  const query = { uid: true, size: true, internalDate: true, source: { start: 0, maxLength } }
  const mail = await client.fetchOne(String(uid), query, { uid: true })
  const raw = mail ? mail.source : undefined
  // Moved or deleted meanwhile.
  if (!mail || !raw) return
  const at = new Date(mail.internalDate ?? Number.NaN)
  const now = await readNow(house.database.db)
  const found = {
    at: Number.isNaN(at.getTime()) ? now : at,
    raw,
    isWhole: (mail.size ?? 0) <= maxLength,
  }
  if (found.at < since) return
  try {
    await takeMail(house, source, found, reader)
  } catch (error) {
    if (!isLast) throw error
    house.log.warn({ err: error, source: source.id, uid }, 'a mail that cannot be taken in was passed over')
  }
  // The next one that fails has its own tries.
  if (isLast) claim.failures = 0
}

/** What came before the source was made stays where it is, and what is too old to be kept is not begun with (IN-EXT-41). */
async function beginningOf(house: House, { createdAt }: SourceRow): Promise<Date> {
  const now = await readNow(house.database.db)
  const oldest = new Date(now)
  oldest.setMonth(oldest.getMonth() - monthsKept)
  // A mailbox knows whole seconds, of a clock of its own.
  const made = new Date(createdAt.getTime() - 60_000)
  return made > oldest ? made : oldest
}

/** Writes how far it was read and keeps the lease; false when another process has the mailbox by now. */
async function remember(
  house: House,
  { sourceId, by }: Claim,
  place: { uidValidity?: string; lastUid: number },
): Promise<boolean> {
  const kept = await house.database.db
    .update(externalMailboxes)
    .set({ ...place, claimedUntil: sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
    .where(and(eq(externalMailboxes.sourceId, sourceId), eq(externalMailboxes.claimedBy, by)))
    .returning({ sourceId: externalMailboxes.sourceId })
  return kept.length > 0
}
