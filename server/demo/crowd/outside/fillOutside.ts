import { dayMs } from '@bewezen/domain/base/moment.ts'
import { externalNotification } from '@bewezen/domain/external/words.ts'
import type { vocabulary } from '../../vocabulary.ts'
import type { Company } from '../weave.ts'
import { letters, ready, sources } from './letters.ts'
import { writtenLetters } from './written.ts'

/** Lets people outside have written to the big demo community, and the admin have answered most of them (COM-START-47). */
export async function fillOutside(given: ReturnType<typeof vocabulary>, company: Company): Promise<void> {
  const { cast, now } = company
  const made = new Map<string, Awaited<ReturnType<typeof given.externalSource>>>()
  for (const [at, { name, ...source }] of sources.entries())
    made.set(
      name,
      await given.externalSource({
        ...source,
        name,
        // Where no mailbox or Meta takes it, an answer goes to an address of the channel.
        ...('connector' in source && source.connector !== 'formulier'
          ? {}
          : { outboundUrl: `https://koppeling.bewezen.example/${source.sourceType}`, outboundSecret: 'koppeling' }),
        by: cast.jasper,
        at: new Date(now.getTime() - (200 - at * 20) * dayMs),
      }),
    )
  const arrived = await given.externalThreads(
    writtenLetters(letters, company).map(({ source, ...thread }) => {
      const known = made.get(source)
      if (!known) throw new Error(`there is no source ${source}`)
      return { ...thread, source: known }
    }),
  )
  await given.notifications(
    arrived.map(({ threadId, messageId, at, isNew }) => ({
      person: cast.jasper,
      type: 'external_message',
      title: externalNotification,
      data: { thread_id: threadId, external_message_id: messageId },
      at,
      read: !isNew,
    })),
  )
  for (const [title, content] of ready) await given.cannedAnswer(title, content)
}
