import type { Message } from '@bewezen/domain/community/contract.ts'

/** What the tabs of a browser tell each other: a message is stored, or else what waits has changed. */
type Said = { stored?: Message }

let channel: BroadcastChannel | null = null

/** Hears what other tabs do with what waits. */
export function hearTabs(hear: (said: Said) => void): void {
  if (!('BroadcastChannel' in globalThis)) return
  channel?.close()
  channel = new BroadcastChannel('bewezen-outbox')
  channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data)
}

export const tellTabs = (said: Said): void => channel?.postMessage(said)
