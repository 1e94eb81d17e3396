import { emergencyIn } from '@bewezen/domain/assistant/emergency.ts'
import { emergencyWords, instructions } from '@bewezen/domain/assistant/words.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { streamText } from 'ai'
import { sql } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { assistantMessages } from './tables.ts'

/** How long a question waits for the first word before it counts as sent and the answer comes when it comes. */
const patienceMs = 8_000
/** An answer that is not there by then is not coming. */
const givenUpMs = 120_000
/** How much of the talk the assistant is reminded of. */
const remembered = 20

type Question = { id: string; personId: string; content: string }

/**
 * Lets a stored question be answered. Settles as `begun` with the first word, or when it is only slow; as `failed` when
 * nothing will come. What is asked leaves the house; it is the talk alone, without a name (SH-ASSIST-26). Where the question
 * speaks of an emergency the answer begins with whom to call, also when nothing else comes (SH-ASSIST-27).
 */
export function beginAnswer(house: House, question: Question): Promise<'begun' | 'failed'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('begun'), patienceMs)
    house.assistant.answers.begin(question.id, question.personId, async (add) => {
      let text = ''
      const say = (piece: string) => {
        text += piece
        add(piece)
        resolve('begun')
      }
      const emergency = emergencyIn(question.content)
      if (emergency) say(`${emergencyWords[emergency]}\n\n`)
      try {
        for await (const piece of askAssistant(house, question)) say(piece)
      } catch (error) {
        house.log.warn({ err: error }, 'the assistant did not answer')
      }
      if (text.trim() !== '') await store(house, question, text.trimEnd())
      clearTimeout(timer)
      resolve(text.trim() === '' ? 'failed' : 'begun')
    })
  })
}

async function* askAssistant({ assistant, database, settings }: House, { personId }: Question): AsyncGenerator<string> {
  if (!assistant.model) throw new Error('There is no endpoint for the assistant')
  const { rows } = await database.db.execute<{ content: string; isUser: boolean }>(
    sql`select content, is_user as "isUser" from ai_n1_assistent where profile_id = ${personId}
      order by created_at desc, id desc limit ${remembered}`,
  )
  const messages = rows
    .reverse()
    .map(({ content, isUser }) => ({ role: isUser ? 'user' : 'assistant', content }) as const)
  const { fullStream } = streamText({
    model: assistant.model,
    instructions: instructions(settings.SITE_NAME),
    messages,
    maxOutputTokens: 800,
    maxRetries: 0,
    abortSignal: AbortSignal.any([assistant.answers.stopped, AbortSignal.timeout(givenUpMs)]),
    // Every error comes through the stream, and is told there.
    onError: () => {},
  })
  for await (const part of fullStream) {
    if (part.type === 'text-delta') yield part.text
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Error('the answer was broken off')
  }
}

/** What came is kept, also when the rest did not. The account may be gone by now, and its talk with it. */
async function store(house: House, { personId }: Question, content: string): Promise<void> {
  try {
    await house.transaction(async (tx, now) => {
      const row = { id: newId(), profileId: personId, sessionId: personId, content, isUser: false, createdAt: now }
      await tx.insert(assistantMessages).values(row)
      await record(tx, { kind: 'assistant.said', personId, messageId: row.id })
    })
  } catch (error) {
    house.log.warn({ err: error }, 'an answer of the assistant could not be stored')
  }
}
