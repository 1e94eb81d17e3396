import { newId } from '@bewezen/domain/base/ids.ts'
import { newKey } from '../../base/files/keys.ts'
import { uploads } from '../../base/files/tables.ts'
import type { House } from '../../base/house.ts'
import { talk } from '../../demo/talk.ts'
import type { vocabulary } from '../../demo/vocabulary.ts'

type Person = { id: string; username: string }

const lines = talk.flatMap((conversation) => conversation.lines.map(([, text]) => text))
const emoji = ['👍', '❤️', '☀️', '🎉', '💪']
const minute = 60_000

/**
 * A channel in which the demo community's lines were said over and over: every fifth message answers an earlier one,
 * every tenth names somebody, every twelfth has a picture, and two of five carry reactions. Answers the channel and the
 * ids of its messages, oldest first.
 */
export async function fillChannel(
  house: House,
  given: ReturnType<typeof vocabulary>,
  people: readonly Person[],
  many: number,
) {
  const channel = await given.channel()
  for (const person of people) await given.member(person, { id: channel.communityId })
  const personAt = (index: number) => people[index % people.length] as Person
  const begin = Date.now() - many * minute
  const ids = Array.from({ length: many }, () => newId())
  const pictures = await hangUp(house, personAt, Math.ceil(many / 12))
  const said = ids.map((id, index) => ({
    id,
    author: personAt(index * 7),
    content: `${lines[index % lines.length]}${index % 10 === 0 ? ` @${personAt(index * 3).username}` : ''}`,
    at: new Date(begin + index * minute),
    parentId: index % 5 === 4 ? ids[index - 3] : undefined,
    uploadId: index % 12 === 0 ? pictures[index / 12] : undefined,
  }))
  await given.history(channel, said)

  const liked = said.flatMap(({ id, author, at }, index) =>
    index % 5 > 1
      ? []
      : Array.from({ length: 1 + (index % 8) }, (_, fan) => ({
          messageId: id,
          author,
          reactor: personAt(index + fan),
          emoji: emoji[(index + (fan >> 1)) % emoji.length] ?? '👍',
          at: new Date(at.getTime() + (fan + 1) * minute),
        })),
  )
  await inParts(liked, (part) => given.reactions(part))
  return { channel, messageIds: ids }
}

async function hangUp(house: House, personAt: (index: number) => Person, many: number): Promise<string[]> {
  const now = new Date()
  const rows = Array.from({ length: many }, (_, index) => ({
    id: newId(),
    ownerId: personAt(index * 12 * 7).id,
    purpose: 'message-image',
    key: newKey('message-image', personAt(index).id, now),
    width: 960,
    height: 540,
    bytes: 40_000,
    sha256: 'of a bench',
    createdAt: now,
    attachedAt: now,
  }))
  await inParts(rows, (part) => house.database.db.insert(uploads).values(part))
  return rows.map((row) => row.id)
}

/** A statement takes only so many parameters. */
async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 1_000) await write(rows.slice(from, from + 1_000))
}
