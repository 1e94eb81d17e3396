import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { cardWords } from '@bewezen/domain/inbox/words.ts'
import { tellError } from '../base/parts/toast.ts'

type Dated = Pick<Notification, 'createdAt'>
/** Waits for a list of notifications that is on its way; without one it could not be loaded. */
export type Load = () => Promise<readonly Dated[] | undefined>

/**
 * Until which moment 'Alles als gelezen' reads: that of the newest notification, by the server's clock. While the list is
 * still on its way it is waited for (SH-NOTIF-31); null when there is nothing to read, or it could not be loaded, of which
 * somebody is told.
 */
export async function untilNewest(newest: Dated | undefined, load: Load = async () => []): Promise<string | null> {
  if (newest) return newest.createdAt
  const loaded = await load()
  if (!loaded) tellError(cardWords.markAllReadFailed)
  return loaded?.[0]?.createdAt ?? null
}
