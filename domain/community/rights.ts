import { holds } from '../access/capabilities.ts'

// Who may enter a community, post, react, remove and report in it; changing one's own message is in editing.ts.

/** No roles named means nobody is left out. */
const isAmong = (role: string | null, roles: readonly string[]): boolean =>
  roles.length === 0 || (role !== null && roles.includes(role))

/** Whether somebody for whom the gate is open may enter a community and read in it (COM-CHAT-01, COM-CHAT-03). */
export const mayEnter = (role: string | null, community: { allowedRoles: readonly string[] }): boolean =>
  isAmong(role, community.allowedRoles)

export type WritableChannel = { isArchived: boolean; postRoles: readonly string[] }

/** Why a reader of a channel cannot write in it, or null: it is archived, or it names other roles (COM-CHAT-03, COM-CHAT-05). */
export const postRefusal = (role: string | null, channel: WritableChannel): { code: 'CHANNEL_READ_ONLY' } | null =>
  !channel.isArchived && isAmong(role, channel.postRoles) ? null : { code: 'CHANNEL_READ_ONLY' }

/** Why a reader of a channel cannot react in it, or null: only an archived one is for reading alone (COM-CHAT-05). */
export const reactRefusal = (channel: Pick<WritableChannel, 'isArchived'>): { code: 'CHANNEL_READ_ONLY' } | null =>
  channel.isArchived ? { code: 'CHANNEL_READ_ONLY' } : null

/**
 * Whether somebody may delete a message: its author at any time, and those who moderate (COM-CHAT-15), but not what
 * another said to them in private (COM-CHAT-19).
 */
export const mayRemove = (
  person: { id: string; role: string | null },
  message: { authorId: string | null; isPrivate: boolean },
): boolean => message.authorId === person.id || (!message.isPrivate && holds(person.role, 'moderate'))

/** Whether somebody may report a message that they read: it is another's, not of 'Beheer', and it stands (COM-CHAT-17, COM-MOD-01, COM-MOD-10). */
export const mayReport = (
  person: { id: string },
  message: { authorId: string | null; isFromUs: boolean; deletedAt: unknown },
): boolean => message.authorId !== person.id && !message.isFromUs && !message.deletedAt
