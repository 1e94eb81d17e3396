import { asRole } from '../access/roles.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { isSlugOf } from './slugRule.ts'

/** How long names and descriptions may be, in visible characters (COM-CHAT-01, COM-CHAT-05, COM-CHAT-28). */
export const managingLimits = { communityName: 80, channelName: 60, description: 500 } as const

/**
 * What is written of a community; not active is archived, no roles named is everybody behind the gate, and the start is
 * where new members begin (COM-START-01).
 */
export type CommunityText = {
  name: string
  slug: string
  description: string
  isActive: boolean
  isStart: boolean
  allowedRoles: string[]
}
/** What is written of a channel; no roles named is everybody who may read it. */
export type ChannelText = { name: string; slug: string; description: string; isArchived: boolean; postRoles: string[] }

const commonFaults = (what: 'community' | 'channel', it: { name: string; slug: string; description: string }) => {
  const most = what === 'community' ? managingLimits.communityName : managingLimits.channelName
  const faults: ('name' | 'slug' | 'description')[] = []
  if (isInvisible(it.name) || isLongerThan(it.name.trim(), most)) faults.push('name')
  if (!isSlugOf(what, it.slug)) faults.push('slug')
  if (isLongerThan(it.description.trim(), managingLimits.description)) faults.push('description')
  return faults
}
const areRoles = (roles: readonly string[]) =>
  roles.every((role) => asRole(role)) && new Set(roles).size === roles.length

/** Which fields of a community cannot be stored; none when it is fine (COM-CHAT-01, COM-CHAT-23). */
export function communityFaults(it: CommunityText): (keyof CommunityText)[] {
  return areRoles(it.allowedRoles) ? commonFaults('community', it) : [...commonFaults('community', it), 'allowedRoles']
}

/** Which fields of a channel cannot be stored; none when it is fine (COM-CHAT-05, COM-CHAT-23). */
export function channelFaults(it: ChannelText): (keyof ChannelText)[] {
  return areRoles(it.postRoles) ? commonFaults('channel', it) : [...commonFaults('channel', it), 'postRoles']
}
