import { newId } from '@bewezen/domain/base/ids.ts'
import { presenceTimes } from '@bewezen/domain/community/presence.ts'
import { ask, listen, now } from '../../base/bench/browser.ts'

/** What these browsers are asked to do, and what they tell. */
export type Errand =
  | { do: 'open'; origin: string; cookies: string[]; channelId: string }
  /** Members among them write so many messages, one every so many milliseconds; all hear so many in all. */
  | { do: 'talk'; write: number; everyMs: number; hear: number }
/** `took`: how many messages came to a page within each whole number of milliseconds since they were sent. */
export type Told = { opened: number } | { took: number[]; faults: string[] }

type Page = { cookie: string; heard: number }

const pages: Page[] = []
let [origin, channelId, took, faults]: [string, string, number[], string[]] = ['', '', [], []]
/** A message says when it was sent, so that pages in other processes know it too. */
const sentence = 'Gezegd op '

/** Thousands of open pages of one evening, some of whose people write, in a process of their own. */
process.on('message', async (errand: Errand) => {
  const told: Told = errand.do === 'open' ? { opened: await open(errand) } : await talk(errand)
  process.send?.(told)
})

async function open({ cookies, ...where }: Extract<Errand, { do: 'open' }>): Promise<number> {
  ;[origin, channelId] = [where.origin, where.channelId]
  const queue = [...cookies]
  const opener = async () => {
    for (let cookie = queue.shift(); cookie; cookie = queue.shift()) await openOne({ cookie, heard: 0 })
  }
  await Promise.all(Array.from({ length: 25 }, opener))
  return pages.length
}

async function openOne(page: Page): Promise<void> {
  const { cookie } = page
  const onEnd = () => faults.push('a stream was ended, as that of a reader who is too slow')
  await listen({ origin, cookie, hear: (blocks, at) => hear(page, blocks, at), onEnd })
  pages.push(page)
  const view = { viewId: newId(), channelId }
  await ask(`${origin}/api/community/here`, cookie, view)
  // They did not all come in the same seconds.
  const sayHere = () => {
    void ask(`${origin}/api/community/here`, cookie, view)
    setTimeout(sayHere, presenceTimes.sayHere)
  }
  setTimeout(sayHere, Math.random() * presenceTimes.sayHere)
}

function hear(page: Page, blocks: string, at: number): void {
  for (let from = blocks.indexOf(sentence); from >= 0; from = blocks.indexOf(sentence, from + 1)) {
    const begin = from + sentence.length
    const ms = Math.max(0, Math.ceil(at - Number.parseFloat(blocks.slice(begin, begin + 24))))
    took[ms] = (took[ms] ?? 0) + 1
    page.heard++
  }
}

async function talk({ write, everyMs, hear: all }: Extract<Errand, { do: 'talk' }>): Promise<Told> {
  ;[took, faults] = [[], []]
  for (const page of pages) page.heard = 0
  const begin = now()
  const written = Array.from({ length: write }, async (_, at) => {
    await sleep(at * everyMs - (now() - begin))
    const content = `${sentence}${now().toFixed(1)}`
    const message = { id: newId(), channelId, content, parentId: null, uploadId: null }
    await ask(`${origin}/api/community/post`, pages[(at * 7) % pages.length]?.cookie ?? '', message)
  })
  await Promise.all(written)
  for (let waited = 0; waited < 300 && pages.some(({ heard }) => heard < all); waited++) await sleep(100)
  const wrong = pages.filter(({ heard }) => heard !== all).length
  if (wrong > 0) faults.push(`${wrong} pages did not hear each of ${all} messages once`)
  return { took: Array.from(took, (many = 0) => many), faults: [...new Set(faults)] }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
