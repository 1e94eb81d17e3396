import { newId } from '@bewezen/domain/base/ids.ts'
import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { reminderWords as experimentReminder } from '@bewezen/domain/experiments/reminderWords.ts'
import { isOfLivestream } from '@bewezen/domain/inbox/card.ts'
import { isPushed, notificationDetails } from '@bewezen/domain/inbox/notification.ts'
import type { PushMessage } from '@bewezen/domain/inbox/push.ts'
import { isQuiet } from '@bewezen/domain/inbox/quiet.ts'
import { bellWords } from '@bewezen/domain/inbox/words.ts'
import { reminderWords } from '@bewezen/domain/livestreams/reminderWords.ts'
import { eq, sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { Tx } from '../../base/database/open.ts'
import type { NotificationDraft } from '../../base/facts/decisions.ts'
import type { House } from '../../base/house.ts'
import type { Jobs } from '../../base/jobs/jobs.ts'
import { namedId } from '../../base/namedId.ts'
import { sessionIsOpen } from '../../base/snapshot.ts'
import { quietOf } from '../preferences.ts'
import { pushSubscriptions } from '../tables.ts'
import { sendPush } from './send.ts'

type Told = { factId: string }
type Wake = { notificationId: string; subscriptionId: string }

/** Enqueues waking the browsers of those who are told of a fact, when it is of the kind that is announced or cannot wait (SH-NOTIF-15). */
export async function wakeLater(tx: Tx, jobs: Jobs, factId: string, drafts: readonly NotificationDraft[]) {
  if (drafts.some(({ type, data }) => isPushed(type, data))) await jobs.enqueue(tx, 'push', { factId }, { id: newId() })
}

/** Says how browsers are woken: one job per browser, so that one that is away keeps nobody else waiting. */
export function provideWaking(house: House): void {
  house.jobs.on<Told>('push', async ({ data: { factId } }) => {
    for (const wake of await browsersFor(house, factId)) {
      const id = namedId(`push ${wake.notificationId} ${wake.subscriptionId}`)
      await house.transaction((tx) => house.jobs.enqueue(tx, 'push.one', wake, { id }))
    }
  })
  house.jobs.on<Wake>('push.one', ({ data }) => wake(house, data), { retryLimit: 5 })
}

async function browsersFor(house: House, factId: string): Promise<Wake[]> {
  const { rows } = await house.database.db.execute<Wake & { type: string; data: unknown }>(
    sql`select n.type, n.data, n.id as "notificationId", s.id as "subscriptionId" from notifications n
      join notification_preferences p on p.profile_id = n.user_id and p.push_enabled
      join push_subscriptions s on s.profile_id = n.user_id
      where n.fact_id = ${factId} and not n.read`,
  )
  return rows.filter(({ type, data }) => isPushed(type, data)).map(({ type: _, data: __, ...wake }) => wake)
}

type Found = {
  endpoint: string
  publicKey: string
  authSecret: string
  title: string
  data: unknown
  quietFrom: number | null
  quietUntil: number | null
}

/** Wakes one browser, unless meanwhile it was read, the login ended, for want of use too, push was turned off or the quiet hours began (SEC-ACC-17). */
async function wake(house: House, { notificationId, subscriptionId }: Wake): Promise<void> {
  const { db } = house.database
  const { rows } = await db.execute<Found>(
    sql`select b.endpoint, b.public_key as "publicKey", b.auth_secret as "authSecret", n.title, n.data,
        w.quiet_from as "quietFrom", w.quiet_until as "quietUntil"
      from push_subscriptions b
      join profiles p on p.id = b.profile_id
      join auth_sessions s on s.id = b.session_id and ${sessionIsOpen(house.settings)}
      join notification_preferences w on w.profile_id = p.id and w.push_enabled
      join notifications n on n.user_id = p.id and n.id = ${notificationId} and not n.read
      where b.id = ${subscriptionId}`,
  )
  const found = rows[0]
  if (!found || isQuiet(quietOf(found), await readNow(db))) return
  const { eventPath } = notificationDetails(found.data)
  const message: PushMessage = {
    id: notificationId,
    title: found.title || bellWords.noticeTitle,
    text: textAt(eventPath),
    path: eventPath ?? '/inbox',
  }
  if ((await sendPush(house, found, message)) === 'gone')
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
}

function textAt(path: string | null): string {
  if (path === null) return bellWords.noticeText
  if (path === logbookPath) return experimentReminder.look
  return isOfLivestream(path) ? reminderWords.look : bellWords.eventText
}
