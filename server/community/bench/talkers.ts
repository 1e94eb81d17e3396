import { newId } from '@bewezen/domain/base/ids.ts'
import { presenceTimes } from '@bewezen/domain/community/presence.ts'
import { ask, listen, now } from '../../base/bench/browser.ts'

/** What these browsers are asked to do, and what they tell. */
export type Errand =
  | { do: 'open'; origin: string; cookies: string[]; channels: string[] }
  | { do: 'talk'; aSecond: number; seconds: number }
export type Told = { opened: number } | { tookMs: number[]; faults: string[] }

/** A stream with one channel on screen. */
type Browser = {
  channelId: string
  cookie: string
  /** The number of the last fact, the place of the last message that came whole, and the last place of each channel. */
  last: number
  whole: number
  followsAll: boolean
  places: Map<string, number>
}

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
        followsAll: next[0] % 11 === 0,
        places: new Map(),
      })
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return browsers.length
}

async function openOne(browser: Browser): Promise<void> {
  const onEnd = () => faults.push('a stream was ended, as that of a reader who is too slow')
  await listen({ origin, cookie: browser.cookie, hear: (blocks, at) => hear(browser, blocks, at), onEnd })
  browsers.push(browser)
  const view = { viewId: newId(), channelId: browser.channelId }
  await ask(`${origin}/api/community/here`, browser.cookie, view)
  // They did not all come in the same seconds.
  const sayHere = () => void ask(`${origin}/api/community/here`, browser.cookie, view)
  setTimeout(() => {
    sayHere()
    setInterval(sayHere, presenceTimes.sayHere)
  }, Math.random() * presenceTimes.sayHere)
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
    await ask(`${origin}/api/community/post`, writer, {
      id,
      channelId,
      content: 'Goedemorgen',
      parentId: null,
      uploadId: null,
    })
  })
  await Promise.all(talked)
  // Whoever does not look hears within a second.
  for (let waited = 0; waited < 300 && browsers.some(isBehind); waited++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const lost = browsers.filter(isBehind).length
  if (lost > 0) faults.push(`${lost} streams did not hear how far every channel is`)
  const toHear = browsers.length / channels.length
  // Who could not say in time that they are there asks for the message, as who comes back does.
  if (took.length < many * toHear * 0.999) faults.push(`${took.length} of ${many * toHear} came whole`)
  return { tookMs: took, faults: [...new Set(faults)] }
}

/** Whether there is a channel of which it did not hear how far it is. */
const isBehind = ({ followsAll, places }: Browser) =>
  followsAll && [...said].some(([channelId, seq]) => (places.get(channelId) ?? 0) < seq)
