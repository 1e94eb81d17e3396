import { expect } from '@playwright/test'

export type Mail = { to: string; subject: string; html: string; text: string; sentAt: string }

/** The mails that the site sent, read from its local mailbox. */
export type Mailbox = {
  /** All mails to an address, newest first. */
  list(to: string): Promise<Mail[]>
  /** The newest mail to an address with this subject; waits until it is there, and for the `nth` one of its kind. */
  newest(to: string, subject: string, nth?: number): Promise<Mail>
  /** The link to the site that the newest mail with this subject holds. */
  link(to: string, subject: string, nth?: number): Promise<string>
}

export function mailboxOf(url: string): Mailbox {
  const list = async (to: string): Promise<Mail[]> => {
    const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as { mails: Mail[] }).mails
  }
  const newest = async (to: string, subject: string, nth = 1): Promise<Mail> => {
    let found: Mail[] = []
    await expect(async () => {
      found = (await list(to)).filter((mail) => mail.subject === subject)
      expect(found.length, `mails '${subject}' to ${to}`).toBeGreaterThanOrEqual(nth)
    }).toPass({ timeout: 30_000, intervals: [100, 250] })
    const [mail] = found
    if (!mail) throw new Error(`There is no mail '${subject}' to ${to}`)
    return mail
  }
  return {
    list,
    newest,
    async link(to, subject, nth) {
      const { text } = await newest(to, subject, nth)
      const link = text.match(/https?:\/\/\S+#token=\S+/)?.[0]
      if (!link) throw new Error(`The mail '${subject}' to ${to} holds no link:\n${text}`)
      return link
    },
  }
}
