import { Agent, request } from 'node:http'
import { newId } from '@bewezen/domain/base/ids.ts'

/** What these browsers are asked to do, and what they tell. */
export type Errand =
  | { do: 'open'; origin: string; cookies: string[]; channelId: string }
  | { do: 'hear'; messageId: string }
  | { do: 'post'; channelId: string; times: number; writer: string }
export type Told = { opened: number } | { heardAt: number[] } | { seenAfterMs: number[] }

/** Milliseconds on the machine's own clock, which all of its processes share. */
const now = () => Number(process.hrtime.bigint()) / 1e6
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

let origin = ''
let streams = 0
/** The moments at which the streams heard of a message, by its id. */
const heard = new Map<string, number[]>()
const waiting = new Map<string, () => void>()

/** Thousands of browsers that listen, in a process of their own. */
process.on('message', async (errand: Errand) => {
  if (errand.do === 'open') tell({ opened: await open(errand) })
  if (errand.do === 'hear') tell({ heardAt: await hear(errand.messageId) })
  if (errand.do === 'post') tell({ seenAfterMs: await postAndSee(errand) })
})
const tell = (told: Told) => process.send?.(told)

async function open({ cookies, ...where }: Extract<Errand, { do: 'open' }>): Promise<number> {
  origin = where.origin
  const queue = [...cookies.entries()]
  const opener = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, cookie] = next
      await listen(cookie, at === 0)
      const view = { viewId: newId(), channelId: where.channelId }
      // Who has the channel before them hears of it at once; it is said again as browsers do.
      const isHere = () => ask('POST', '/api/community/here', cookie, view)
      await isHere()
      setInterval(() => void isHere(), 25_000)
    }
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return streams
}

/** Opens a stream, and settles when it has said hello. */
function listen(cookie: string, isReader: boolean): Promise<void> {
  return new Promise((greeted, failed) => {
    request(`${origin}/api/live`, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`A stream was answered ${answer.statusCode}`))
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const at = now()
        if (text.includes('"hello"')) {
          streams += 1
          greeted()
        }
        for (const [, messageId = ''] of text.matchAll(/"messageId":"([^"]+)"/g)) arrived(messageId, at)
        if (!isReader) return
        for (const [, id = ''] of text.matchAll(/"kind":"message","message":\{"id":"([^"]+)"/g)) seen.get(id)?.()
      })
    })
      .on('error', failed)
      .end()
  })
}

const seen = new Map<string, () => void>()

function arrived(messageId: string, at: number): void {
  const moments = heard.get(messageId) ?? []
  heard.set(messageId, moments)
  moments.push(at)
  if (moments.length === streams) waiting.get(messageId)?.()
}

/** When each of the streams heard of a message; waits for all of them. */
async function hear(messageId: string): Promise<number[]> {
  if (heard.get(messageId)?.length !== streams)
    await new Promise<void>((resolve) => {
      waiting.set(messageId, resolve)
    })
  const moments = heard.get(messageId) ?? []
  heard.delete(messageId)
  waiting.delete(messageId)
  return moments
}

/** How long each time from the moment that one sends a message until the stream of another brings it, whole. */
async function postAndSee({ channelId, times, writer }: Extract<Errand, { do: 'post' }>): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const id = newId()
    const isSeen = new Promise<void>((resolve) => {
      seen.set(id, resolve)
    })
    const begin = now()
    const posted = ask('POST', '/api/community/post', writer, {
      id,
      channelId,
      content: 'Vanochtend 6.100 lux, twaalf minuten.',
      parentId: null,
      uploadId: null,
    })
    await isSeen
    took.push(now() - begin)
    seen.delete(id)
    await posted
    await hear(id)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return took
}

function ask(method: 'GET' | 'POST', path: string, cookie: string, input?: object): Promise<string> {
  return new Promise((answered, failed) => {
    const headers = { cookie, ...(input ? { 'content-type': 'application/json' } : {}) }
    request(origin + path, { agent, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () =>
        answer.statusCode === 200
          ? answered(text)
          : failed(new Error(`${path} was answered ${answer.statusCode} ${text}`)),
      )
    })
      .on('error', failed)
      .end(input ? JSON.stringify(input) : undefined)
  })
}
