import type { Transporter } from 'nodemailer'
import { openTransport } from '../base/mail/transport.ts'
import type { Settings } from '../base/settings.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'
import { codeOf, reasonOf } from './reason.ts'

export type Sender = string | { name: string; address: string }
/** `to` is where a real message is wanted, or null. */
type What = { settings: Pick<Settings, 'SMTP_URL' | 'SITE_URL' | 'mode'>; sender: Sender; to: string | null }

/** A mail server that takes longer is told in its own sentence, before the deadline of all. */
const patience = 4_000

/** Whether the mail server answers, lets us in, and takes a message when one is wanted (OPS-DOCTOR-09). */
export async function lookAtMail({ settings, sender, to }: What): Promise<Finding[]> {
  if (!settings.SMTP_URL) return [noServer(settings.mode), ...(to ? [notSent] : [])]
  const transport = openTransport(settings.SMTP_URL, patience)
  try {
    const server = await reached(transport, settings.SMTP_URL)
    if (server.state === 'wrong' || !to) return [server]
    return [server, await sent(transport, { from: sender, to, site: settings.SITE_URL })]
  } finally {
    transport.close()
  }
}

const noServer = (mode: Settings['mode']): Finding =>
  mode === 'production'
    ? wrong(
        'mail',
        'there is no mail server: nobody can confirm an address or reset a password',
        'Set SMTP_URL, such as smtp://user:password@mail.example:587.',
      )
    : notUsed('mail', 'mails land in the local mailbox at /dev/mail')

const notSent = warning('test message', 'was not sent: there is no mail server', 'Set SMTP_URL.')

async function reached(transport: Transporter, url: string): Promise<Finding> {
  try {
    await transport.verify()
  } catch (error) {
    return wrong('mail', refusalOf(error), todoOf(error))
  }
  if (!new URL(url).username) return good('mail', 'the mail server answers, without a user')
  return good('mail', 'the mail server answers and lets us in')
}

function refusalOf(error: unknown): string {
  if (codeOf(error) === 'EAUTH') return 'the mail server refuses the user or the password'
  return `the mail server cannot be used: ${reasonOf(error)}`
}

function todoOf(error: unknown): string {
  if (codeOf(error) === 'EAUTH')
    return 'Check user and password in SMTP_URL; signs such as @ and / in them are written as %40 and %2F.'
  if (/wrong version number|ssl|tls|certificate/i.test(reasonOf(error)))
    return 'Check how SMTP_URL begins: smtps:// for port 465, smtp:// for 587 and 25; and that the name is the one in the certificate.'
  return 'Check the name and the port in SMTP_URL, and that no firewall keeps this machine from it: many providers close port 25.'
}

type Message = { from: Sender; to: string; site: string }

async function sent(transport: Transporter, { from, to, site }: Message): Promise<Finding> {
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'A test message of your site',
      text: `This message was sent by npm run doctor of ${site}.\n\nSince you read it, mails go out. Did it land in the unwanted mail? Then look at SPF, DKIM and DMARC of the domain of the sender.\n`,
    })
    return good('test message', 'was taken by the mail server: look whether it arrives, and not in the unwanted mail')
  } catch (error) {
    return wrong(
      'test message',
      `the mail server does not take it: ${reasonOf(error)}`,
      'Mostly it may not send for this sender: set MAIL_FROM to an address that the account of SMTP_URL owns. Check the address after --mail too.',
    )
  }
}
