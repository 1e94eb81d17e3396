import { newId } from '@bewezen/domain/base/ids.ts'
import { failureOf, type MailFailure, type MailTrouble, mailTries } from '@bewezen/domain/base/mailTrying.ts'
import type { Site } from '@bewezen/domain/base/renderer.ts'
import { desc, eq, ilike, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import type { Database, Tx } from '../database/open.ts'
import type { MailDraft } from '../facts/decisions.ts'
import type { Job, Jobs } from '../jobs/jobs.ts'
import { namedId } from '../namedId.ts'
import type { Rendered } from '../rendered.ts'
import type { Settings } from '../settings.ts'
import { localMails } from './tables.ts'
import { openTransport } from './transport.ts'

/** The content of a mail, made by its room at the moment it is sent; null when there is nothing to send any more. */
export type MailContents = {
  to: string
  template: string
  facts: Record<string, unknown>
  /** A date for the reader's calendar: an iCalendar text, and what the calendar is to do with it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | null
} | null
/** A mail that a person wrote, as plain text. */
export type Letter = {
  messageId: string
  from: { name: string; address: string }
  to: { name: string; address: string }
  subject: string
  text: string
  inReplyTo?: string
  references: readonly string[]
}
type Load = (personId: string, ids: Record<string, string>) => Promise<MailContents>
export type MailJob = {
  template: string
  personId: string
  ids: Record<string, string>
  messageId: string
  /** Wanted once more by somebody, after it was given up. */
  isAgain?: true
}

/** How one try of a mail failed; `to` is null when it was not yet known, `said` is what the mail server answered. */
export type FailedTry = { to: string | null; why: MailFailure; said: string; isGivenUp: boolean; tries: number }

/** Keeps which mails were not sent (a dead-letter list): told of each try that failed, and of what was sent after all. */
export type MailBook = {
  noteFailure(mail: MailJob, failed: FailedTry): Promise<void>
  noteSent(mail: MailJob): Promise<void>
}

/** Sends each mail once: by the mail server when one is set, else into the local mailbox. */
export class MailRoom {
  readonly #loads = new Map<string, Load>()
  readonly #settings: Settings
  readonly #database: Database
  readonly #rendered: Rendered
  readonly #jobs: Jobs
  readonly #site: () => Promise<Site>
  readonly #transport: Transporter | null
  #book: MailBook | null = null

  constructor(it: {
    settings: Settings
    database: Database
    rendered: Rendered
    jobs: Jobs
    site: () => Promise<Site>
  }) {
    this.#settings = it.settings
    this.#database = it.database
    this.#rendered = it.rendered
    this.#jobs = it.jobs
    this.#site = it.site
    this.#transport = it.settings.SMTP_URL ? openTransport(it.settings.SMTP_URL) : null
    const { most, longestPauseSeconds } = mailTries
    it.jobs.on<MailJob>('mail', (job) => this.#try(job), { retryLimit: most - 1, longestPauseSeconds })
  }

  /** Says who keeps which mails were not sent. */
  keptIn(book: MailBook): void {
    this.#book = book
  }

  /** Says where the content of a template comes from when it is sent. */
  on(template: string, load: Load): void {
    this.#loads.set(template, load)
  }

  /** One job per fact, person and template; the id makes a repetition harmless. */
  async enqueue(tx: Tx, factId: string, drafts: readonly MailDraft[]): Promise<void> {
    const host = new URL(this.#settings.SITE_URL).hostname
    const jobs = new Map<string, MailJob>()
    for (const draft of drafts) {
      const id = namedId(`${factId} ${draft.personId} ${draft.template}`)
      jobs.set(id, jobs.get(id) ?? { ...draft, messageId: `<${id}@${host}>` })
    }
    await this.#jobs.enqueueAll(
      tx,
      'mail',
      [...jobs].map(([id, data]) => ({ id, data })),
    )
  }

  /** Sends at once what a person wrote, and throws as the mail server says; whoever calls sees to it that it goes out once. */
  async post({ references, ...letter }: Letter): Promise<void> {
    if (this.#transport) {
      await this.#transport.sendMail({ ...letter, references: [...references] })
      return
    }
    const { messageId, to, subject, text } = letter
    const html = `<!doctype html><pre style="white-space:pre-wrap;font:inherit">${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`
    await this.#keep({ messageId, to: to.address, subject, html, text })
  }

  /** Tries a mail anew from its first try on, in the open transaction; it keeps its Message-ID. */
  async again(tx: Tx, mail: Omit<MailJob, 'isAgain'>): Promise<void> {
    await this.#jobs.enqueue(tx, 'mail', Object.assign({}, mail, { isAgain: true }), { id: newId() })
  }

  /** The newest mails in the local mailbox, of one address or of all. */
  async listLocal(to: string | null) {
    const mails = this.#database.db.select().from(localMails)
    return (to ? mails.where(eq(localMails.to, to)) : mails).orderBy(desc(localMails.sentAt)).limit(100)
  }

  /** The newest mails in the local mailbox whose address contains these characters, taken literally. */
  async searchLocal(part: string) {
    const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
    return this.#database.db
      .select()
      .from(localMails)
      .where(ilike(localMails.to, pattern))
      .orderBy(desc(localMails.sentAt))
      .limit(100)
  }

  /** One mail of the local mailbox, or null; refuses nothing, also no id that is none. */
  async openLocal(id: string) {
    if (!/^[0-9a-f-]{36}$/i.test(id)) return null
    const [mail] = await this.#database.db.select().from(localMails).where(sql`${localMails.id}::text = ${id}`)
    return mail ?? null
  }

  /** One try. It ends when it was sent, when the mail server refuses it for good, or after the last one. */
  async #try({ data: mail, tries, isLast }: Job<MailJob>): Promise<void> {
    const found: { to: string | null; isOfServer: boolean } = { to: null, isOfServer: false }
    try {
      await this.#send(mail, found)
    } catch (error) {
      const why = failureOf(error as MailTrouble, found.isOfServer)
      const isGivenUp = why === 'refused' || isLast
      const said = saidBy(error)
      await this.#book?.noteFailure(mail, { to: found.to, why, said, isGivenUp, tries: tries + 1 })
      if (!isGivenUp || !this.#book) throw error
      return
    }
    if (tries > 0 || mail.isAgain) await this.#book?.noteSent(mail)
  }

  async #send(job: MailJob, found: { to: string | null; isOfServer: boolean }): Promise<void> {
    const load = this.#loads.get(job.template)
    // A newer process may know it: the job stays until one does.
    if (!load) throw new Error(`No room says what is in the mail ${job.template}`)
    const contents = await load(job.personId, job.ids)
    if (!contents) return
    found.to = contents.to
    const { renderMail } = await this.#rendered.renderer()
    const mail = await renderMail(contents.template, contents.facts)
    if (this.#transport) {
      const { name, contactEmail: address } = await this.#site()
      const from = this.#settings.MAIL_FROM ?? { name, address }
      const { calendar } = contents
      const icalEvent = calendar && { ...calendar, filename: 'agenda.ics' }
      found.isOfServer = true
      await this.#transport.sendMail({
        from,
        to: contents.to,
        messageId: job.messageId,
        ...mail,
        ...(icalEvent ? { icalEvent } : {}),
      })
      return
    }
    if (isRefusedHere(contents.to)) {
      found.isOfServer = true
      throw Object.assign(new Error('Refused by the local mailbox'), refusedHere)
    }
    await this.#keep({
      messageId: job.messageId,
      to: contents.to,
      ...mail,
      calendar: contents.calendar?.content ?? null,
    })
  }

  async #keep(mail: Omit<typeof localMails.$inferInsert, 'id' | 'sentAt'>): Promise<void> {
    await this.#database.db
      .insert(localMails)
      .values({ ...mail, id: newId(), sentAt: sql`clock_timestamp()` as never })
      .onConflictDoNothing()
  }
}

/** The local mailbox refuses addresses of this domain for good, so that development sees what a mail server would do. */
const isRefusedHere = (to: string): boolean => to.toLowerCase().endsWith('@weigert.example')
const refusedHere = {
  responseCode: 550,
  command: 'RCPT TO',
  response: '550 5.1.1 Recipient address rejected: User unknown',
}

/** What a mail server answered, or what else went wrong, on one line of at most 300 characters. */
function saidBy(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown }
  const said = typeof response === 'string' ? response : typeof message === 'string' ? message : ''
  return said.replace(/\s+/g, ' ').trim().slice(0, 300)
}
