import { Worker } from 'node:worker_threads'
import type { Received } from '../base/files/receive.ts'
import { demoDrawer } from '../base/programFiles.ts'
import type { DemoSize, Drawings } from './draw.ts'

type Parts = { [Part in keyof Drawings]: Awaited<Drawings[Part]> }
type Sent = { [Part in keyof Parts]: { part: Part; made: Parts[Part] } }[keyof Parts]

/**
 * Begins to draw what the demo community shows in a thread of its own: the database of a first start computes on the main
 * one, where each picture would wait for its turn (COM-START-22). A fault of the thread is that of each part still to come.
 */
export function drawApart(size: DemoSize): Drawings {
  const [shop, charts, portraits] = [
    Promise.withResolvers<Parts['shop']>(),
    Promise.withResolvers<Parts['charts']>(),
    Promise.withResolvers<Parts['portraits']>(),
  ]
  const all = [shop, charts, portraits]
  // What failed is told to who asks for it, be it later.
  for (const { promise } of all) promise.catch(() => {})
  const failed = (error: Error) => {
    for (const { reject } of all) reject(error)
  }
  new Worker(demoDrawer, { workerData: size, execArgv: [] })
    .on('message', (sent: Sent) => {
      if (sent.part === 'shop') shop.resolve(new Map([...sent.made].map(([what, one]) => [what, asDrawn(one)])))
      else if (sent.part === 'charts') charts.resolve(sent.made?.map(asDrawn) ?? null)
      else portraits.resolve(sent.made && everybody(sent.made))
    })
    .on('error', failed)
    .on('exit', () => failed(new Error('The thread that draws the demo community ended')))
  return { shop: shop.promise, charts: charts.promise, portraits: portraits.promise }
}

const everybody = ({ cast, crowd }: NonNullable<Parts['portraits']>) => ({
  cast: new Map([...cast].map(([who, one]) => [who, asDrawn(one)])),
  crowd: crowd.map(asDrawn),
})

/** Bytes arrive from a thread as plain ones. */
function asDrawn(one: Received): Received {
  const sizes = Object.entries(one.sizes).map(([name, size]) => [name, { ...size, content: Buffer.from(size.content) }])
  return { ...one, sizes: Object.fromEntries(sizes) }
}
