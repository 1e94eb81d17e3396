import { dayOf } from '@bewezen/domain/base/dates.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { digestOf, sinceYesterday } from './content.ts'

/** Half past seven in Amsterdam; a clock that changes skips or doubles no half past seven. */
const atHalfPastSeven = '30 7 * * *'
const atOnce = 500

/** Sends the daily digest to whoever asked for it. */
export function provideDigest(house: House): void {
  house.jobs.on('inbox.digest', () => tellDigests(house), { cron: atHalfPastSeven })
  house.mail.on('digest', (personId, { day }) => digestOf(house, personId, day ?? ''))
}

/** Tells everybody whose digest is due on this Amsterdam day, however often and in however many processes it runs. */
export async function tellDigests(house: House): Promise<void> {
  while ((await house.transaction(tellSome)) === atOnce);
}

async function tellSome(tx: Tx, now: Date): Promise<number> {
  const day = dayOf(now)
  // The row is the promise of one a day: who is in it already is not answered again.
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into notification_digests (profile_id, day)
      select p.profile_id, ${day}::date from notification_preferences p
      join notification_counts c on c.profile_id = p.profile_id and c.unread > 0
      where p.digest_enabled
        and not exists (select 1 from notification_digests d where d.profile_id = p.profile_id and d.day = ${day}::date)
        and exists (select 1 from notifications n where n.user_id = p.profile_id and not n.read and ${sinceYesterday(day)})
      limit ${atOnce}
      on conflict do nothing
      returning profile_id as id`,
  )
  await recordAll(
    tx,
    rows.map(({ id: personId }) => ({ kind: 'digest.due', personId, day })),
  )
  return rows.length
}
