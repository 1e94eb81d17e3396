import { mostFaces } from '@bewezen/domain/community/presence.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'

/** What somebody sees of who is there: nothing while nobody else is; nobody is drawn to themselves (COM-CHAT-31, COM-CHAT-34). */
export function othersOf(presence: Presence | null, viewerId: string | undefined) {
  const faces = (presence?.people ?? []).filter(({ id }) => id !== viewerId)
  const typing = (presence?.typing ?? []).filter(({ id }) => id !== viewerId)
  return {
    count: faces.length > 0 ? (presence?.count ?? 0) : 0,
    faces: faces.slice(0, mostFaces),
    typing: typing.map(({ name }) => name),
  }
}
