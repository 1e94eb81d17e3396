import type { MailTrouble } from '@bewezen/domain/external/mailbox.ts'
import { ImapFlow, type ImapFlowError } from 'imapflow'
import { isPublicAddress } from '../../base/files/publicAddress.ts'
import type { House } from '../../base/house.ts'
import type { SourceRow } from '../inbound.ts'
import { openSecret } from '../secrets.ts'
import { mailStandIn, standInAt } from '../standin/mailbox.ts'

/** Why a mailbox could not be read, for who looks after the source. */
export class MailboxTrouble extends Error {
  override name = 'MailboxTrouble'
  readonly trouble: MailTrouble
  constructor(trouble: MailTrouble, options?: ErrorOptions) {
    super(`the mailbox could not be read: ${trouble}`, options)
    this.trouble = trouble
  }
}

/** The most of a mail that is fetched: a text stands at its beginning, whatever hangs under it. */
export const mostMailBytes = 30 * 1024 * 1024

/**
 * Opens the mailbox of a source, encrypted and with a certificate of its name, at an address of the public internet: looked
 * up here, every address judged, and the connection to the one that was judged (IN-EXT-42). A client serves once.
 */
export async function connect(house: House, source: SourceRow): Promise<ImapFlow> {
  const { imapHost: name, mailUser: user, mailPassword } = source
  if (!name || !user || !mailPassword) throw new MailboxTrouble('broken')
  const pass = openSecret(house.settings, source.id, 'mail', mailPassword)
  const client = new ImapFlow({
    ...(await whereIs(house, name, Number(source.imapPort))),
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    maxLiteralSize: mostMailBytes + 1024 * 1024,
    maxResponseSize: mostMailBytes + 2 * 1024 * 1024,
  })
  // What happens to the line fails the command that waits on it; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw new MailboxTrouble(troubleOf(error), { cause: error })
  }
  return client
}

/** Where a name leads. The stand-in, which is on this machine and speaks in the open, is there outside production alone. */
async function whereIs(house: House, name: string, port: number) {
  if (name === mailStandIn.host && house.settings.mode !== 'production')
    return { host: '127.0.0.1', port: await standInAt(house), secure: false, doSTARTTLS: false }
  const addresses = await house.outside.addressesOf(name).catch((cause: unknown) => {
    throw new MailboxTrouble('unreachable', { cause })
  })
  const [address] = addresses
  if (address === undefined) throw new MailboxTrouble('unreachable')
  if (!addresses.every(isPublicAddress)) throw new MailboxTrouble('notPublic')
  const { ca, ...at } = house.outside.at(address, port)
  return {
    ...at,
    servername: name,
    secure: port === 993,
    ...(port === 993 ? {} : { doSTARTTLS: true }),
    tls: { servername: name, rejectUnauthorized: true, minVersion: 'TLSv1.2' as const, ...(ca ? { ca } : {}) },
  }
}

const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)/

function troubleOf(error: unknown): MailTrouble {
  const { authenticationFailed, tlsFailed, code = '' } = error as ImapFlowError
  if (authenticationFailed) return 'password'
  if (tlsFailed || tlsCode.test(String(code)) || /STARTTLS|TLS/i.test((error as Error).message ?? '')) return 'insecure'
  return 'unreachable'
}
