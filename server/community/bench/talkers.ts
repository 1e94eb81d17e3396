import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { newId } from '@bewezen/domain/base/ids.ts'
import { presenceTimes } from '@bewezen/domain/community/presence.ts'

/** What these browsers are asked to do, and what they tell. */
export type Errand =
  /** One in so many is read as a browser reads it; the others only take in what comes. */
  | { do: 'open'; origin: string; cookies: string[]; channels: string[]; readsOneIn: number }
  | { do: 'talk'; aSecond: number; seconds: number }
export type Told = { opened: number } | { tookMs: number[]; faults: string[] }

/** A stream with one channel on screen. */
type Browser = {
  channelId: string
  cookie: string
  /** The number of the last fact, the place of the last message that came whole, and the last place of each channel. */
  last: number
  whole: number
  isRead: boolean
  followsAll: boolean
  places: Map<string, number>
}

const now = () => Number(process.hrtime.bigint()) / 1e6
const agent = new Agent({ keepAlive: true, maxSockets: 60 })
const browsers: Browser[] = []
const postedAt = new Map<string, number>()
/** How many messages each channel has. */
const said = new Map<string, number>()
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
      await openOne({
        channelId: channels[next[0] % channels.length] ?? '',
        cookie: next[1],
        last: 0,
        whole: 0,
        isRead: next[0] % errand.readsOneIn === 0,
        followsAll: next[0] % errand.readsOneIn === 0 && (next[0] / errand.readsOneIn) % 11 === 0,
        places: new Map(),
      })
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return browsers.length
}

async function openOne(browser: Browser): Promise<void> {
  await listen(browser)
  browsers.push(browser)
  const view = { viewId: newId(), channelId: browser.channelId }
  await ask('community/here', browser.cookie, view)
  // They did not all come in the same seconds.
  const sayHere = () => void ask('community/here', browser.cookie, view)
  setTimeout(() => {
    sayHere()
    setInterval(sayHere, presenceTimes.sayHere)
  }, Math.random() * presenceTimes.sayHere)
}

/** Room for one reading of any of them: they are read one after the other. */
const room = Buffer.alloc(256 * 1024)

/**
 * Opens a stream, and settles when it has said hello. It reads the socket itself, as thousands of ordinary requests would
 * take more from the machine than the process that they listen to.
 */
function listen(browser: Browser): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((greeted, failed) => {
    let rest = ''
    let isOpen = false
    const onPiece = (many: number) => {
      if (isOpen && !browser.isRead) return true
      const text = rest + room.toString('latin1', 0, many)
      const end = text.lastIndexOf('\n\n') + 2
      rest = end > 1 ? text.slice(end) : text
      if (end > 1) hear(browser, text.slice(0, end), now())
      if (text.includes('"hello"')) {
        isOpen = true
        greeted()
      }
      return true
    }
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer: room, callback: onPiece } })
    socket.on('error', failed)
    socket.on('close', () => {
      failed(new Error('A stream was refused'))
      faults.push('a stream was ended, as that of a reader who is too slow')
    })
    socket.write(`GET /api/live HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${browser.cookie}\r\n\r\n`)
  })
}

/**
 * Each message whole, once and in its place for who has its channel on screen. How far the other channels are is followed
 * by one in ten: browsers stand on machines of their own, and here they take from the process they listen to.
 */
function hear(browser: Browser, blocks: string, at: number): void {
  for (let from = blocks.indexOf(wholeMessage); from >= 0; from = blocks.indexOf(wholeMessage, from + 1)) {
    const [, id = '', seq] =
      blocks.slice(from + wholeMessage.length, from + 200).match(/^"([^"]+)".*?"seq":(\d+)/) ?? []
    if (Number(seq) <= browser.whole) faults.push('a message was doubled or out of order')
    browser.whole = Number(seq)
    const begin = postedAt.get(id)
    if (begin !== undefined) took.push(at - begin)
  }
  if (!browser.followsAll) return
  for (const [, place, ids = ''] of blocks.matchAll(/\{"seq":(\d+),"kind":"message\.posted","ids":(\{[^}]*\})/g)) {
    const { channelId, seq } = JSON.parse(ids) as { channelId: string; seq: string }
    if (Number(place) <= browser.last || Number(seq) <= (browser.places.get(channelId) ?? 0))
      faults.push('a fact was doubled or out of order')
    browser.last = Number(place)
    browser.places.set(channelId, Number(seq))
  }
}

const wholeMessage = '"kind":"message","message":{"id":'

async function talk({ aSecond, seconds }: Extract<Errand, { do: 'talk' }>): Promise<Told> {
  ;[took, faults] = [[], []]
  const many = aSecond * seconds
  const begin = now()
  const talked = Array.from({ length: many }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, (at / aSecond) * 1_000 - (now() - begin))))
    const [id, channelId] = [newId(), channels[at % channels.length] ?? '']
    // Who writes in a channel has it on screen.
    const writer = browsers.find((one) => one.channelId === channelId)?.cookie ?? ''
    postedAt.set(id, now())
    said.set(channelId, (said.get(channelId) ?? 0) + 1)
    await ask('community/post', writer, { id, channelId, content: 'Goedemorgen', parentId: null, uploadId: null })
  })
  await Promise.all(talked)
  // Whoever does not look hears within a second.
  for (let waited = 0; waited < 300 && browsers.some(isBehind); waited++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const lost = browsers.filter(isBehind).length
  if (lost > 0) faults.push(`${lost} streams did not hear how far every channel is`)
  const toHear = browsers.filter(({ isRead }) => isRead).length / channels.length
  // Who could not say in time that they are there asks for the message, as who comes back does.
  if (took.length < many * toHear * 0.999) faults.push(`${took.length} of ${many * toHear} came whole`)
  return { tookMs: took, faults: [...new Set(faults)] }
}

/** Whether there is a channel of which it did not hear how far it is. */
const isBehind = ({ followsAll, places }: Browser) =>
  followsAll && [...said].some(([channelId, seq]) => (places.get(channelId) ?? 0) < seq)

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
