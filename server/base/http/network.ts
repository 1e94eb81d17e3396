import { isIPv6 } from 'node:net'

/**
 * The network that limits count by: an IPv4 address itself, and of an IPv6 address the first 64 bits, since whoever has
 * one of those has them all.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const inFour = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (inFour) return inFour
  const [before = '', after = ''] = address.split('%', 1).join().split('::')
  const [left, right] = [groupsIn(before), groupsIn(after)]
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

const groupsIn = (part: string): string[] => part.split(':').filter(Boolean)
