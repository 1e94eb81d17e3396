import type { Asker } from '@bewezen/domain/access/gate.ts'
import { postRefusal, reactRefusal } from '@bewezen/domain/community/rights.ts'
import type { Reader } from '../base/database/open.ts'
import { conversationRefusal } from './conversations.ts'
import type { OpenChannel } from './doors.ts'
import { eveningRefusal } from './evenings.ts'

/** Whether a channel is a private conversation: neither of a community nor of an evening (COM-CHAT-19, LIVE-MORE-08). */
export const isPrivateChannel = ({ communityId, livestreamId }: Pick<OpenChannel, 'communityId' | 'livestreamId'>) =>
  communityId === null && livestreamId === null

/** Why a reader of a channel cannot write or react in it now, or null, by the rule of its kind. */
export async function writeRefusal(
  reader: Reader,
  { id, role }: Asker,
  channel: OpenChannel,
  { now, reacts = false }: { now: Date; reacts?: boolean },
) {
  if (channel.evening !== null) return eveningRefusal(channel.evening, now)
  if (channel.communityId === null) return conversationRefusal(reader, id, channel.id)
  return reacts ? reactRefusal(channel) : postRefusal(role, channel)
}
