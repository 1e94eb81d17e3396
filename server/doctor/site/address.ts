import { ask } from '../ask.ts'
import { type Finding, good, warning, wrong } from '../finding.ts'
import { codeOf, reasonOf } from '../reason.ts'
import { saysYes } from './process.ts'

type How = { gone?: AbortSignal; ca?: string }

/** Whether the site answers at its public address, as everybody reaches it (OPS-DOCTOR-17). */
export async function lookAtAddress(url: string, { gone, ca }: How): Promise<Finding[]> {
  try {
    const [up, ready] = await Promise.all([ask(`${url}/healthz`, { gone, ca }), ask(`${url}/readyz`, { gone, ca })])
    if (up.status >= 300 && up.status < 400)
      return [
        wrong(
          'public address',
          `${url} leads elsewhere (status ${up.status})`,
          'Let SITE_URL be the address at which the site itself answers: www or not, https.',
        ),
      ]
    if (up.status !== 200 || !saysYes(up.body)) return [notOurs(url, up.status)]
    if (ready.status !== 200)
      return [
        wrong(
          'public address',
          `${url} says that it is not ready`,
          'Look at what is said of the process and the database here.',
        ),
      ]
    return [good('public address', `${url} is ready`)]
  } catch (error) {
    // That of the certificate has a finding of its own.
    if (/^(CERT_|ERR_TLS_|DEPTH_|SELF_|UNABLE_TO_)/.test(codeOf(error))) return []
    return [
      wrong(
        'public address',
        `${url} cannot be reached from here: ${reasonOf(error)}`,
        'Check SITE_URL, its name in DNS, the balancer and the firewall. Some networks keep a machine from its own public address: then try it from elsewhere.',
      ),
    ]
  }
}

function notOurs(url: string, status: number): Finding {
  if (status === 502 || status === 503 || status === 504)
    return warning(
      'public address',
      `the balancer of ${url} finds no site (status ${status})`,
      'Start the site, and let the balancer call it at HOST and PORT.',
    )
  return wrong(
    'public address',
    `at ${url} something answers that is not this site (status ${status})`,
    'Let the balancer pass every path of this name on to the process of the site.',
  )
}
