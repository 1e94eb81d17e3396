import type { Settings } from '../../base/settings.ts'
import { ask } from '../ask.ts'
import { type Finding, good, warning, wrong } from '../finding.ts'

/** Where the process of the site answers on this machine. */
export function processAddress({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Whether the site at an address says that it can do its work. */
export const isReady = async (address: string): Promise<boolean> =>
  ask(`${address}/readyz`).then(
    ({ status, body }) => status === 200 && saysYes(body),
    () => false,
  )

/** Whether it is this site that answers, and not whatever else may stand at an address. */
export function saysYes(body: string): boolean {
  try {
    return (JSON.parse(body) as { ok?: unknown } | null)?.ok === true
  } catch {
    return false
  }
}

/** Whether a process of the site answers on this machine and is ready (OPS-DOCTOR-17). */
export async function lookAtProcess(address: string, gone: AbortSignal): Promise<Finding[]> {
  const answer = await ask(`${address}/readyz`, { gone }).catch(() => null)
  if (!answer)
    return [
      warning(
        'process',
        `no site answers at ${address}`,
        'Start it (npm start), and look once more. When it runs on another machine, look there.',
      ),
    ]
  if (answer.status === 200 && saysYes(answer.body)) return [good('process', `${address} is ready`)]
  if (answer.status === 503)
    return [
      wrong(
        'process',
        `${address} says that it is not ready: its database is away, or it is about to stop`,
        'Look at what is said of the database here, and in the log of the process.',
      ),
    ]
  return [
    wrong(
      'process',
      `at ${address} something answers that is not this site (status ${answer.status})`,
      'Another program has this port: stop it, or choose another with PORT.',
    ),
  ]
}
