import { api } from '../base/api/api.ts'
import { openServiceWorker } from '../base/session/serviceWorker.ts'
import { mayShowOnDesktop } from './desktop.ts'

/** Whether this browser can have a Web Push subscription, which shows notifications while the site is closed. */
export const canBeWoken = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator

/** Subscribes this browser to Web Push until its login ends. Answers why not, when it is not so. */
export async function wakeHere(pushKey: string): Promise<'woken' | 'blocked'> {
  if (!(await mayShowOnDesktop())) return 'blocked'
  const worker = await openServiceWorker()
  if (!worker) return 'blocked'
  const { endpoint, keys } = (await subscribed(worker.pushManager, pushKey)).toJSON()
  await api.inbox.subscribePush.call({
    endpoint: endpoint ?? '',
    publicKey: keys?.p256dh ?? '',
    authSecret: keys?.auth ?? '',
  })
  await api.inbox.savePreferences.call({ pushEnabled: true })
  return 'woken'
}

/** Unsubscribes this browser; others of the same person stay as they are. */
export async function sleepHere(): Promise<void> {
  const worker = await openServiceWorker()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  await api.inbox.unsubscribePush.call({ endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

async function subscribed(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(wish)
  } catch (error) {
    // One that was made with another key of ours stands in the way.
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return manager.subscribe(wish)
  }
}
