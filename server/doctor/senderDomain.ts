import { type Finding, good, notUsed, warning, wrong } from './finding.ts'
import type { Sender } from './mail.ts'
import { codeOf } from './reason.ts'

/** The part of DNS that is asked; rejects with the code ENOTFOUND or ENODATA when there is no such thing. */
export type Names = {
  resolveTxt(name: string): Promise<string[][]>
  resolveMx(name: string): Promise<{ exchange: string }[]>
}

/** Whether the domain of the sender is one that mail servers believe (OPS-DOCTOR-09). */
export async function lookAtSenderDomain(sender: Sender, names: Names): Promise<Finding[]> {
  const domain = domainOf(sender)
  if (/(^|\.)(example|test|invalid|localhost|local)$/.test(domain))
    return [wrong('sender', `${domain} is no real domain: mail servers refuse what comes from it`, toSetSender)]
  try {
    const [texts, policies, exchanges] = await Promise.all([
      orNone(names.resolveTxt(domain)),
      dmarcOf(domain, names),
      orNone(names.resolveMx(domain)),
    ])
    return [
      answers(domain, exchanges.length > 0),
      spf(
        domain,
        texts.map((parts) => parts.join('')),
      ),
      dmarc(domain, policies),
    ]
  } catch {
    return [notUsed('sender', `DNS does not answer: what it says of ${domain} was not looked at`)]
  }
}

const toSetSender = 'Set MAIL_FROM, or the contact address in /admin/instellingen, to an address of your own domain.'

export function domainOf(sender: Sender): string {
  const address = typeof sender === 'string' ? sender : sender.address
  return (/@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? '').toLowerCase()
}

const answers = (domain: string, canBeAnswered: boolean): Finding =>
  canBeAnswered
    ? good('sender', domain)
    : warning(
        'sender',
        `${domain} takes no mail: nobody can answer, and bounces are lost`,
        `Give ${domain} an MX record, or ${lowered(toSetSender)}`,
      )

function spf(domain: string, texts: string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  if (records.length === 1) return good('SPF', `${domain} says who may send for it`)
  if (records.length > 1)
    return warning(
      'SPF',
      `${domain} has ${records.length} records, which count as none`,
      'Make one of them, since only one may begin with v=spf1.',
    )
  return warning(
    'SPF',
    `${domain} does not say who may send for it: mails land in the unwanted mail`,
    `Add the TXT record to ${domain} that your mail provider names; it begins with v=spf1.`,
  )
}

const dmarc = (domain: string, policies: string[]): Finding =>
  policies.length > 0
    ? good('DMARC', `${domain} says what is to be done with mail that is not from it`)
    : warning(
        'DMARC',
        `${domain} has none: large mailboxes take less of it`,
        `Add a TXT record to _dmarc.${domain}, such as: v=DMARC1; p=none`,
      )

/** That of the domain itself, or of the one above it. */
async function dmarcOf(domain: string, names: Names): Promise<string[]> {
  const above = domain.split('.').slice(1).join('.')
  for (const name of [domain, ...(above.includes('.') ? [above] : [])]) {
    const texts = (await orNone(names.resolveTxt(`_dmarc.${name}`))).map((parts) => parts.join(''))
    const found = texts.filter((text) => /^v=DMARC1\b/i.test(text))
    if (found.length > 0) return found
  }
  return []
}

/** That a name has no such record is an answer; that DNS is away is none. */
async function orNone<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return []
    throw error
  }
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
