/** The service worker of this site, registered when it is first needed; null where there can be none. */
export async function openServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null
  await navigator.serviceWorker.register('/service-worker.js')
  return navigator.serviceWorker.ready
}
