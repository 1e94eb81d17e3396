/** Where the browsers that exist take their push messages, by the end of the host's name. */
const services = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/**
 * Whether a push message may be sent to an address. A browser names it, so anything else would let a member make the
 * server call whom they like. `nearby` also allows the service that stands in for one in tests.
 */
export function isPushAddress(address: string, { nearby = false } = {}): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (nearby && hostname === '127.0.0.1') return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return services.some((end) => hostname === end || (end.startsWith('.') && hostname.endsWith(end)))
}

/** What a push message says: no word of what was written (SH-NOTIF-17, IN-STATE-12). */
export type PushMessage = { id: string; title: string; text: string; path: string }
