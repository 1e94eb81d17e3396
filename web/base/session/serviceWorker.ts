import { policy } from '../trusted/policies.ts'

const address = '/service-worker.js'
const trusted = policy('service-worker', { createScriptURL: (url) => (url === address ? url : null) })

/** The service worker of this site, registered when it is first needed; null where there can be none. */
export async function openServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null
  await navigator.serviceWorker.register(trusted.createScriptURL(address))
  return navigator.serviceWorker.ready
}
