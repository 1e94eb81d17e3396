import { newId } from '@bewezen/domain/base/ids.ts'
import { newMessage } from '../../../community/testing/newMessage.ts'
import { plain } from '../../files/samples.ts'
import type { Browser } from './member.ts'

/** Says something; the id is the browser's, so that it is said once however often it is sent. */
export const talk = (browser: Browser): Promise<void> => say(browser, null)

/** Uploads a picture and says something with it. */
export async function talkWithPicture(browser: Browser): Promise<void> {
  const { asks, book, person } = browser
  const id = newId()
  const file = { content: await picture, type: 'image/png', id }
  const kept = (await asks('uploads/message-image', undefined, file)) as { key: string } | null
  if (!kept) return
  book.uploads.set(id, { key: kept.key, personId: person.id })
  await say(browser, id)
}
const picture = plain('png')

async function say({ asks, book, stage, person, mine }: Browser, uploadId: string | null): Promise<void> {
  const message = newMessage(stage.channel, 'Vanochtend twintig minuten buiten.', { uploadId })
  if (!(await asks('community/post', message))) return
  book.messages.set(message.id, { authorId: person.id, uploadId })
  mine.messageId = message.id
}

/** Wants a reaction to what they said last, or not any more. */
export async function react({ asks, book, person, drawn, mine: { messageId } }: Browser): Promise<void> {
  if (!messageId) return
  const emoji = drawn.pick(['👍', '🎉'])
  const on = drawn.chance(2 / 3)
  if (await asks('community/react', { messageId, emoji, on }))
    book.reactions.set(`${messageId} ${person.id} ${emoji}`, on)
}

/** Reads the channel, the day, the inbox and the events. */
export async function read({ asks, stage, drawn }: Browser): Promise<void> {
  await asks(
    drawn.pick([
      `community/messages?channelId=${stage.channel.id}`,
      'today/read',
      'today/beside',
      'inbox/list',
      'community/list',
    ]),
  )
}
