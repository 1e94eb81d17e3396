import type { Message } from '@bewezen/domain/community/contract.ts'
import type { Waiting } from '@bewezen/domain/community/outbox.ts'
import type { PickedPicture } from '../../talk/index.ts'
import type { ShownMessage } from '../patches.ts'

/** What is kept of a chosen picture: the file itself, under the id with which it is sent at every attempt. */
export type KeptPicture = Pick<PickedPicture, 'uploadId' | 'width' | 'height'> & { file: Blob }

/** One's own message that is not stored yet, as the browser keeps it. */
export type Letter = Waiting & {
  personId: string
  message: Message
  picture: KeptPicture | null
  /** The notification from whose card it was written; what older releases kept has none. */
  noticeId?: string
}

/** The addresses at which this page shows pictures from their files. */
const addresses = new Map<string, string>()

/** A message that was just written, before the browser keeps it. */
export function letterOf(message: Message, picture: PickedPicture | null, noticeId?: string): Letter {
  const { id, channelId, author } = message
  const letter = { id, channelId, personId: author?.id ?? '', order: null, refused: null, message, noticeId }
  if (!picture) return { ...letter, picture }
  addresses.set(id, picture.url)
  const { uploadId, file, width, height } = picture
  return { ...letter, picture: { uploadId, file, width, height } }
}

/** A message as it is shown while it waits: its picture comes from the file, also in a page that did not choose it. */
export function shownLetter({ message, picture }: Letter, state: ShownMessage['state']): ShownMessage {
  if (!picture || !message.picture) return { ...message, state }
  const url = addresses.get(message.id) ?? URL.createObjectURL(picture.file)
  addresses.set(message.id, url)
  return { ...message, state, picture: { ...message.picture, url, thumbnailUrl: url } }
}

/** Gives up the address of a picture whose message has gone; the row may show it for a moment longer. */
export function forgetPicture(id: string): void {
  const url = addresses.get(id)
  addresses.delete(id)
  if (url) setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
