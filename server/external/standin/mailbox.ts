/// <reference path="./hoodiecrow.d.ts" />
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { House } from '../../base/house.ts'

/** What the form of a source says to reach the stand-in; a name that leads nowhere on the internet. */
export const mailStandIn = { host: 'imap.bewezen.example', user: 'hallo@bewezen.example', password: 'postbus' } as const

/** `refuses` its password, `hangs up` in the middle of whatever is asked, `breaks off` whole mails, `works` otherwise. */
export type MailboxMood = 'works' | 'refuses' | 'hangs up' | 'breaks off'
export type StandInMailbox = {
  port: number
  /** Puts a mail into the mailbox, as if it had come in at that moment. */
  deliver(raw: string | Uint8Array, at?: Date): void
  /** Numbers all mails anew, as a mailbox does that was brought back. */
  renumber(): void
  /** Takes all mails away. */
  empty(): void
  is(mood: MailboxMood): void
  count(): number
  /** Every mark on any of its mails. */
  flags(): string[]
}

/** A mail server for machines without one: it speaks IMAP, keeps its one mailbox in memory, and listens on this machine alone. */
export async function openMailbox(): Promise<StandInMailbox> {
  // Loaded here, since no process in production needs it.
  const { default: hoodiecrow } = await import('hoodiecrow-imap')
  const users = { [mailStandIn.user]: { password: mailStandIn.password as string } }
  const imap = hoodiecrow({
    plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'UNSELECT', 'IDLE'],
    users,
    // Another start is another mailbox.
    storage: { INBOX: { messages: [], uidvalidity: Math.floor(Date.now() / 1000) }, '': {} },
  })
  let mood: MailboxMood = 'works'
  imap.server.on('connection', (socket: Socket) => {
    socket.on('error', () => {})
    if (mood === 'hangs up') socket.once('data', () => socket.destroy())
    // Before the server hears it: what it writes at once would be there already.
    if (mood === 'breaks off')
      socket.prependListener('data', (asked) => void (/FETCH .*<0\.\d{8,}>/.test(`${asked}`) && socket.destroy()))
  })
  imap.listen(0, '127.0.0.1', () => {})
  await once(imap.server, 'listening')
  // Nobody waits for it when all else has ended.
  imap.server.unref()
  const inbox = () => imap.getMailbox('INBOX')
  return {
    port: (imap.server.address() as AddressInfo).port,
    deliver: (raw, at = new Date()) =>
      imap.appendMessage('INBOX', [], at, Buffer.from(raw as string).toString('latin1')),
    renumber() {
      inbox().uidvalidity++
      inbox().uidnext += 1000
      for (const message of inbox().messages) message.uid += 1000
    },
    empty() {
      inbox().messages.length = 0
    },
    is(now) {
      mood = now
      users[mailStandIn.user] = { password: now === 'refuses' ? 'iets anders' : mailStandIn.password }
    },
    count: () => inbox().messages.length,
    flags: () => inbox().messages.flatMap(({ flags }) => flags),
  }
}

const opened = new WeakMap<House, Promise<StandInMailbox>>()

/** The stand-in of a site, opened when it is first asked for. */
export function standInOf(house: House): Promise<StandInMailbox> {
  const mailbox = opened.get(house) ?? openMailbox()
  opened.set(house, mailbox)
  return mailbox
}

export const standInAt = async (house: House): Promise<number> => (await standInOf(house)).port
