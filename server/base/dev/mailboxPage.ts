import { fullDateTime, shortDayTime } from '@bewezen/domain/base/dates.ts'
import { mailboxStyle } from './mailboxStyle.ts'

type LocalMail = { id: string; to: string; subject: string; text: string; calendar: string | null; sentAt: Date }

type Mailbox = {
  site: { name: string; url: string }
  /** Newest first. */
  mails: readonly LocalMail[]
  open: LocalMail | null
  /** Whether the open mail was asked for; if not, a narrow screen shows the list. */
  isChosen: boolean
  asText: boolean
  search: string
  /** Whether a mail server is set, so that nothing arrives here. */
  elsewhere: boolean
}

/** The page of the local mailbox: a list, the open mail beside it in a frame of its own, and a search by address. */
export function mailboxPage(it: Mailbox): string {
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Postvak | ${text(it.site.name)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg"><style>${mailboxStyle}</style></head>
<body${it.isChosen ? ' class="chosen"' : ''}>
<header>
  <h1>Postvak</h1>
  <form action="/dev/mail" role="search">
    <label for="to">Adres</label>
    <input id="to" name="to" type="search" value="${text(it.search)}" placeholder="lid@bewezen.example" autocomplete="off">
    <button>Zoeken</button>
  </form>
  <nav aria-label="Postvak"><a href="${addressOf(it, {})}">Vernieuwen</a>${it.search ? '<a href="/dev/mail">Alle mails</a>' : ''}<a href="/">Naar de site</a></nav>
</header>
<main>
  <section class="list" aria-label="Mails">${it.mails.length > 0 ? list(it) : nothing(it)}</section>
  ${it.open ? letter(it, it.open) : ''}
</main>
</body></html>`
}

const list = (it: Mailbox): string =>
  `<ol>${it.mails
    .map(
      (mail) => `<li><a href="${addressOf(it, { mail: mail.id })}"${mail === it.open ? ' aria-current="true"' : ''}>
    <strong>${text(mail.subject)}</strong><span>${text(mail.to)}</span><time datetime="${mail.sentAt.toISOString()}">${shortDayTime(mail.sentAt)}</time></a></li>`,
    )
    .join('')}</ol>`

function nothing({ search, elsewhere }: Mailbox): string {
  if (search) return `<p>Geen mail aan ‘${text(search)}’.</p>`
  return `<p>${elsewhere ? 'Er is een mailserver ingesteld: mail gaat daarheen en niet naar dit postvak.' : 'Nog geen mail. Alles wat de site verstuurt, komt hier terecht.'}</p>`
}

function letter(it: Mailbox, mail: LocalMail): string {
  const tab = (label: string, as: string | undefined, current: boolean) =>
    `<a href="${addressOf(it, { mail: mail.id, as })}"${current ? ' aria-current="true"' : ''}>${label}</a>`
  return `<article aria-labelledby="subject">
    <a class="back" href="${addressOf(it, {})}">← Alle mails</a>
    <h2 id="subject">${text(mail.subject)}</h2>
    <p>Aan ${text(mail.to)}, <time datetime="${mail.sentAt.toISOString()}">${fullDateTime(mail.sentAt)}</time></p>
    <nav aria-label="Weergave">${tab('Opgemaakt', undefined, !it.asText)}${tab('Tekst', 'tekst', it.asText)}</nav>
    ${
      it.asText
        ? `<pre tabindex="0">${withLinks(mail.text, it.site.url)}</pre>`
        : `<iframe src="/dev/mail/${mail.id}" title="${text(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
    }
    ${mail.calendar === null ? '' : `<details><summary>agenda.ics</summary><pre tabindex="0">${text(mail.calendar)}</pre></details>`}
  </article>`
}

/** The address of this page with its search kept. */
function addressOf({ search }: Mailbox, more: { mail?: string; as?: string | undefined }): string {
  const query = new URLSearchParams()
  if (search) query.set('to', search)
  for (const [name, value] of Object.entries(more)) if (value) query.set(name, value)
  return text(`/dev/mail${query.size > 0 ? `?${query}` : ''}`)
}

/** Plain text in which the addresses of the site can be followed. */
const withLinks = (plain: string, url: string): string =>
  plain
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part) => (part.startsWith(`${url}/`) ? `<a href="${text(part)}">${text(part)}</a>` : text(part)))
    .join('')

const text = (plain: string): string => plain.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
