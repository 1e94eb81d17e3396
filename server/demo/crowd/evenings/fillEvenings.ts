import type { vocabulary } from '../../vocabulary.ts'
import type { Company } from '../weave.ts'
import { evenings } from './evenings.ts'
import { heldEvenings } from './held.ts'

/** The evenings of the big demo community, with what was said and asked there and who wants to be reminded (COM-START-45). */
export async function fillEvenings(given: ReturnType<typeof vocabulary>, company: Company): Promise<void> {
  const questions: Parameters<typeof given.questions>[0][number][] = []
  const reminders: Parameters<typeof given.reminders>[0][number][] = []
  const reactions: Parameters<typeof given.reactions>[0][number][] = []
  const reads: Parameters<typeof given.haveRead>[0][number][] = []
  for (const it of heldEvenings(evenings, company)) {
    const stream = await given.livestream(it.stream)
    if (it.said.length > 0)
      await given.history(
        { id: stream.channelId },
        it.said.map(({ id, who, at, content, answersId }) => ({ id, author: who, at, content, parentId: answersId })),
      )
    // Of an evening that is over nothing is new to whoever was there.
    const { endTime, recordingCode } = it.stream
    const present = [...new Set([...Object.values(company.cast), ...it.said.map(({ who }) => who)])]
    if (recordingCode)
      reads.push(
        ...present.map((person) => ({
          person,
          channel: { id: stream.channelId },
          readSeq: it.said.length,
          at: endTime,
        })),
      )
    for (const { id, who, at, likes } of it.said)
      for (const { emoji, by } of likes)
        for (const reactor of by)
          reactions.push({ messageId: id, author: who, reactor, emoji, at: new Date(at.getTime() + 40_000) })
    questions.push(...it.questions.map((one) => ({ ...one, stream })))
    reminders.push(...it.reminders.map((one) => ({ ...one, stream })))
  }
  await given.reactions(reactions)
  await given.haveRead(reads)
  await given.questions(questions)
  await given.reminders(reminders)
}
