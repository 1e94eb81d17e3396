import { queries } from '../base/api/queries.ts'
import { chatNow, setChat } from './chat.ts'
import { talkKey } from './talkCache.ts'

/**
 * Draws an answer while it grows. What counts is the stored answer, which comes live; when the stream ends the talk is
 * asked for as well, so that a line that is lost holds nothing back.
 */
export async function watchAnswer(question: string): Promise<void> {
  if (chatNow().growing?.question === question) return
  setChat({ growing: { question, text: '' } })
  try {
    const answer = await fetch(`/api/assistant/answer?question=${question}`, { cache: 'no-store' })
    if (answer.status === 200 && answer.body) await read(answer.body, question)
  } catch {
    // The stored answer comes all the same.
  }
  await queries().invalidateQueries({ queryKey: talkKey })
  if (chatNow().growing?.question === question) setChat({ growing: null })
}

async function read(body: ReadableStream<Uint8Array>, question: string): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  for (let text = ''; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    text += value
    if (chatNow().growing?.question !== question) return void reader.cancel()
    setChat({ growing: { question, text } })
  }
}
