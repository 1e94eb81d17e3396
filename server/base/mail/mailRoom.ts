import { newId } from '@bewezen/domain/base/ids.ts'
import type { Site } from '@bewezen/domain/base/renderer.ts'
import { desc, eq, ilike, sql } from 'drizzle-orm'
import nodemailer, { type Transporter } from 'nodemailer'
import type { Database, Tx } from '../database/open.ts'
import type { MailDraft } from '../facts/decisions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { namedId } from '../namedId.ts'
import type { Rendered } from '../rendered.ts'
import type { Settings } from '../settings.ts'
import { localMails } from './tables.ts'

/** The content of a mail, made by its room at the moment it is sent; null when there is nothing to send any more. */
export type MailContents = { to: string; template: string; facts: Record<string, unknown> } | null
type Load = (personId: string, ids: Record<string, string>) => Promise<MailContents>
type MailJob = { template: string; personId: string; ids: Record<string, string>; messageId: string }

/** Sends each mail once: by the mail server when one is set, else into the local mailbox. */
export class MailRoom {
  readonly #loads = new Map<string, Load>()
  readonly #settings: Settings
  readonly #database: Database
  readonly #rendered: Rendered
  readonly #jobs: Jobs
  readonly #site: () => Promise<Site>
  readonly #transport: Transporter | null

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
    this.#transport = it.settings.SMTP_URL
      ? nodemailer.createTransport({
          url: it.settings.SMTP_URL,
          connectionTimeout: 10_000,
          greetingTimeout: 10_000,
          socketTimeout: 30_000,
        })
      : null
    it.jobs.on<MailJob>('mail', (job) => this.#send(job.data))
  }

  /** Says where the content of a template comes from when it is sent. */
  on(template: string, load: Load): void {
    this.#loads.set(template, load)
  }

  /** One job per fact, person and template; the id makes a repetition harmless. */
  async enqueue(tx: Tx, factId: string, drafts: readonly MailDraft[]): Promise<void> {
    for (const draft of drafts) {
      const id = namedId(`${factId} ${draft.personId} ${draft.template}`)
      const job: MailJob = { ...draft, messageId: `<${id}@${new URL(this.#settings.SITE_URL).hostname}>` }
      await this.#jobs.enqueue(tx, 'mail', job, { id })
    }
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

  async #send(job: MailJob): Promise<void> {
    const load = this.#loads.get(job.template)
    // A newer process may know it: the job stays until one does.
    if (!load) throw new Error(`No room says what is in the mail ${job.template}`)
    const contents = await load(job.personId, job.ids)
    if (!contents) return
    const { renderMail } = await this.#rendered.renderer()
    const mail = await renderMail(contents.template, contents.facts)
    if (this.#transport) {
      const { name, contactEmail: address } = await this.#site()
      const from = this.#settings.MAIL_FROM ?? { name, address }
      await this.#transport.sendMail({ from, to: contents.to, messageId: job.messageId, ...mail })
      return
    }
    await this.#database.db
      .insert(localMails)
      .values({
        id: newId(),
        messageId: job.messageId,
        to: contents.to,
        ...mail,
        sentAt: sql`clock_timestamp()` as never,
      })
      .onConflictDoNothing()
  }
}
