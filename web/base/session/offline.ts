import { openServiceWorker } from './serviceWorker.ts'

const patience = 3_000
/** So long after the worker came, what was under way before it is there or never will be. */
const arrivingMs = 15_000

/** Keeps for reading without a connection what this page loads, once it has come to rest; what it loaded already too. */
export async function keepOffline(): Promise<void> {
  const had = navigator.serviceWorker?.controller
  const worker = await openServiceWorker()
  if (had || !worker) return
  await tell([location.pathname + location.search])
  // Whatever came without the worker it fetches itself: also what was still under way when it began to listen.
  const missed = new PerformanceObserver((list) => void tell(list.getEntries().flatMap(pathWithoutWorker)))
  missed.observe({ type: 'resource', buffered: true })
  setTimeout(() => missed.disconnect(), arrivingMs)
}

function pathWithoutWorker(entry: PerformanceEntry): string[] {
  const { origin, pathname, search } = new URL(entry.name)
  const passedBy = entry instanceof PerformanceResourceTiming && entry.workerStart === 0
  return passedBy && origin === location.origin ? [pathname + search] : []
}

/** Removes what the login that ends has kept in this browser; waits, but not for ever. */
export const forgetOffline = (): Promise<void> => tell('forget')

async function tell(message: unknown): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<void>((done) => {
    port1.onmessage = () => done()
  })
  worker.postMessage(message, [port2])
  await Promise.race([answered, new Promise<void>((done) => setTimeout(done, patience))])
}
