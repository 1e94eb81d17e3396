import type { Protocol, Told } from './protocol.ts'

/**
 * What a message tells of a player, or null: it counts from the origin of that player and from the frame that stands here
 * now, and from no other page that can reach this window (SEC-ACC-39).
 */
export function heard(
  protocol: Protocol,
  frame: MessageEventSource | null | undefined,
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
): Told | null {
  if (origin !== protocol.origin || source === null || source !== frame) return null
  return protocol.told(data)
}
