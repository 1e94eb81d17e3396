import { openServiceWorker } from './serviceWorker.ts'

const patience = 3_000

/** Keeps for reading without a connection what this page loads, once it has come to rest; what it loaded already too. */
export async function keepOffline(): Promise<void> {
  const had = navigator.serviceWorker?.controller
  await openServiceWorker()
  if (had) return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname, search }) => pathname + search)
  await tell([location.pathname + location.search, ...new Set(own)])
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
