import { Agent, request } from 'node:http'
import { newId } from '@bewezen/domain/base/ids.ts'
import { presenceTimes } from '@bewezen/domain/community/presence.ts'

/** What these browsers are asked to do, and what they tell. */
export type Errand =
  | { do: 'open'; origin: string; cookies: string[]; channels: string[] }
  | { do: 'talk'; aSecond: number; seconds: number }
export type Told = { opened: number } | { tookMs: number[]; faults: string[] }

/** A stream with one channel on screen. */
type Browser = { channelId: string; cookie: string; heard: number; last: number }

const now = () => Number(process.hrtime.bigint()) / 1e6
const agent = new Agent({ keepAlive: true, maxSockets: 60 })
const browsers: Browser[] = []
const postedAt = new Map<string, number>()
let [origin, channels, took, faults]: [string, string[], number[], string[]] = ['', [], [], []]

/** Thousands of members who look at channels, and some who talk, in a process of their own. */
process.on('message', async (errand: Errand) => {
  if (errand.do === 'open') tell({ opened: await open(errand) })
  else tell(await talk(errand))
})
const tell = (told: Told) => process.send?.(told)

async function open(errand: Extract<Errand, { do: 'open' }>): Promise<number> {
  origin = errand.origin
  channels = errand.channels
  const queue = [...errand.cookies.entries()]
  const opener = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await openOne({ channelId: channels[next[0] % channels.length] ?? '', cookie: next[1], heard: 0, last: 0 })
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return browsers.length
}

async function openOne(browser: Browser): Promise<void> {
  await new Promise<void>((greeted, failed) => {
    request(`${origin}/api/live`, { agent: false, headers: { cookie: browser.cookie } }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`A stream was answered ${answer.statusCode}`))
      let rest = ''
      answer.on('close', () => faults.push('a stream was ended, as that of a reader who is too slow'))
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"hello"')) greeted()
        const whole = rest + text
        const end = whole.lastIndexOf('\n\n') + 2
        rest = whole.slice(Math.max(end, 1))
        if (end > 1) hear(browser, whole.slice(0, end), now())
        else rest = whole
      })
    })
      .on('error', failed)
      .end()
  })
  browsers.push(browser)
  const view = { viewId: newId(), channelId: browser.channelId }
  await ask('community/here', browser.cookie, view)
  setInterval(() => void ask('community/here', browser.cookie, view), presenceTimes.sayHere)
}

/** Each message at most once and in order for everybody, and whole for who has its channel on screen. */
function hear(browser: Browser, blocks: string, at: number): void {
  for (const [, seq] of blocks.matchAll(/\{"seq":(\d+),"kind":"message\.posted"/g)) {
    if (Number(seq) <= browser.last) faults.push('doubled or out of order')
    browser.last = Number(seq)
    browser.heard++
  }
  for (const [, id = ''] of blocks.matchAll(/"kind":"message","message":\{"id":"([^"]+)"/g)) {
    const begin = postedAt.get(id)
    if (begin !== undefined) took.push(at - begin)
  }
}

async function talk({ aSecond, seconds }: Extract<Errand, { do: 'talk' }>): Promise<Told> {
  ;[took, faults] = [[], []]
  for (const browser of browsers) browser.heard = 0
  const many = aSecond * seconds
  const begin = now()
  const said = Array.from({ length: many }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, (at / aSecond) * 1_000 - (now() - begin))))
    const [id, channelId] = [newId(), channels[at % channels.length] ?? '']
    // Who writes in a channel has it on screen.
    const writer = browsers.find((one) => one.channelId === channelId)?.cookie ?? ''
    postedAt.set(id, now())
    await ask('community/post', writer, { id, channelId, content: 'Goedemorgen', parentId: null, uploadId: null })
  })
  await Promise.all(said)
  // Whoever does not look hears within a second.
  for (let waited = 0; waited < 300 && browsers.some(({ heard }) => heard < many); waited++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const lost = browsers.filter(({ heard }) => heard !== many).length
  if (lost > 0) faults.push(`${lost} streams did not hear every message once`)
  const toHear = browsers.length / channels.length
  // Who could not say in time that they are there asks for the message, as who comes back does.
  if (took.length < many * toHear * 0.999) faults.push(`${took.length} of ${many * toHear} came whole`)
  return { tookMs: took, faults: [...new Set(faults)] }
}

function ask(path: string, cookie: string, input: object): Promise<void> {
  return new Promise((answered, failed) => {
    const headers = { cookie, 'content-type': 'application/json' }
    request(`${origin}/api/${path}`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) answered()
        else failed(new Error(`${path} was answered ${answer.statusCode}`))
      })
    })
      .on('error', failed)
      .end(JSON.stringify(input))
  })
}
