import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { type Finding, good, warning, wrong } from '../finding.ts'

const day = 86_400_000
const [soon, tooSoon] = [21, 7]
const renew = 'See why it is not renewed by itself (certbot renew, or the log of the balancer), and renew it by hand.'

/** Whether the certificate of an https address is trusted, and for how long (OPS-DOCTOR-17). */
export async function lookAtCertificate(
  url: string,
  now: Date,
  how: { gone?: AbortSignal; ca?: string } = {},
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:') return []
  const servername = isIP(hostname) ? undefined : hostname
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername,
    ca: how.ca,
    rejectUnauthorized: false,
    timeout: 6_000,
  })
  socket.once('timeout', () => socket.destroy(new Error('timeout')))
  try {
    await once(socket, 'secureConnect', { signal: how.gone })
    return [finding(socket, now)]
  } catch {
    // That the address cannot be reached is told where it is asked.
    return []
  } finally {
    socket.destroy()
  }
}

function finding(socket: TLSSocket, now: Date): Finding {
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / day)
  if (days < 0) return wrong('certificate', `ran out ${-days} days ago: browsers refuse the site`, renew)
  if (!socket.authorized)
    return wrong(
      'certificate',
      `is not trusted (${socket.authorizationError}): browsers refuse the site`,
      'Give the balancer one of a known authority for this name, with the certificates in between (fullchain).',
    )
  const says = `is trusted for ${days} more days`
  if (days < tooSoon) return wrong('certificate', says, renew)
  return days < soon ? warning('certificate', says, renew) : good('certificate', says)
}
