import { Agent, request } from 'node:http'

/** What these browsers are asked to do, and what they tell. */
export type Errand =
  | { do: 'open'; origin: string; cookies: string[] }
  | { do: 'hear'; livestreamId: string; reads: boolean }
/** `heardAt` and `readAt`: for each of them when it heard of the start, and when it had the list anew. */
export type Told = { opened: number } | { heardAt: number[]; readAt: number[]; faults: string[] }

/** Milliseconds on the machine's own clock, which all of its processes share. */
const now = () => Number(process.hrtime.bigint()) / 1e6
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

let origin = ''
let streams = 0
let [heardAt, readAt, faults]: [number[], number[], string[]] = [[], [], []]
let [awaited, reads, done] = ['', false, () => {}]

/** Thousands of browsers with the page of livestreams open, in a process of their own. */
process.on('message', async (errand: Errand) => {
  if (errand.do === 'open') process.send?.({ opened: await open(errand) } satisfies Told)
  else process.send?.((await hear(errand)) satisfies Told)
})

async function open({ cookies, ...where }: Extract<Errand, { do: 'open' }>): Promise<number> {
  origin = where.origin
  const queue = [...cookies]
  const opener = async () => {
    for (let cookie = queue.shift(); cookie; cookie = queue.shift()) await listen(cookie)
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return streams
}

/** Opens a stream, and settles when it has said hello. */
function listen(cookie: string): Promise<void> {
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
        if (!awaited || !text.includes('"kind":"livestream.live"') || !text.includes(awaited)) return
        heardAt.push(at)
        if (reads) readList(cookie)
        else if (heardAt.length === streams) done()
      })
    })
      .on('error', failed)
      .end()
  })
}

/** Reads the list anew, as a page does that hears of a start. */
function readList(cookie: string): void {
  request(`${origin}/api/livestreams/list?from=0`, { agent, headers: { cookie } }, (answer) => {
    if (answer.statusCode !== 200) faults.push(`the list was answered ${answer.statusCode}`)
    answer.resume().on('end', () => {
      readAt.push(now())
      if (readAt.length === streams) done()
    })
  })
    .on('error', (error) => faults.push(error.message))
    .end()
}

/** Waits until each of the streams heard of the start of a stream, and read the list when it is to. */
async function hear(errand: Extract<Errand, { do: 'hear' }>): Promise<Told> {
  ;[heardAt, readAt, faults] = [[], [], []]
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  ;[awaited, reads] = [errand.livestreamId, errand.reads]
  process.send?.({ opened: streams } satisfies Told)
  await all
  return { heardAt, readAt, faults }
}
