import type { Balancer } from './balancer.ts'
import type { Running } from './processes.ts'

type Parts = {
  balancer: Pick<Balancer, 'use'>
  /** Starts one more process and answers when it is ready. */
  start: () => Promise<Running>
  say: (line: string) => void
}

/** Two processes of the site behind a balancer, which can be replaced while people use them. */
export type Pair = {
  /** A rolling deploy: each is replaced by a new one that is ready before the old one is told to stop (OPS-TWO-03). */
  replace(): Promise<void>
  stop(): Promise<void>
}

/** Starts the two one after the other, since the first may fill the database. */
export async function startPair({ balancer, start, say }: Parts): Promise<Pair> {
  let pair: Running[] = []
  const use = (next: Running[]) => {
    pair = next
    balancer.use(pair.map(({ port }) => port))
  }
  for (let at = 0; at < 2; at++) use([...pair, await start()])
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    const done = before.then(work)
    before = done.catch(() => {})
    return done
  }
  return {
    replace: () =>
      inTurn(async () => {
        for (const old of pair) {
          const next = await start()
          use(pair.map((one) => (one === old ? next : one)))
          say(`  the process on port ${old.port} hands over to the one on port ${next.port}`)
          await old.stop()
        }
        say('  both processes are replaced')
      }),
    stop: () =>
      inTurn(async () => {
        const last = pair
        use([])
        await Promise.all(last.map((one) => one.stop()))
      }),
  }
}
