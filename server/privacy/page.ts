import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { columnLabel } from '@bewezen/domain/privacy/columnWords.ts'
import { privacyWords } from '@bewezen/domain/privacy/words.ts'
import type { PersonalTable } from '../base/personal.ts'

/** Everything of a download on one page that needs nothing beside it and opens in any browser. */
export function pageOf(it: { name: string; madeAt: Date; tables: readonly PersonalTable[] }): string {
  const title = escaped(privacyWords.exportTitle(it.name))
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${look}</style></head><body><main>
<h1>${title}</h1><p class="quiet">${escaped(privacyWords.exportMade(it.madeAt))}</p>
<nav><ul>${it.tables.map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join('')}</ul></nav>
${it.tables.map(section).join('\n')}
</main></body></html>
`
}

const section = (table: PersonalTable) =>
  `<section id="${table.name}"><h2>${escaped(table.title)}</h2>${bodyOf(table)}</section>`

function bodyOf({ rows, shown }: PersonalTable): string {
  if (shown && shown.length > 0) return list(shown)
  const [first] = rows
  if (!first) return `<p class="quiet">${escaped(privacyWords.exportNothing)}</p>`
  const columns = Object.keys(first)
  if (rows.length === 1)
    return list(columns.map((name) => ({ label: columnLabel(name), value: readable(first[name]) })))
  const head = columns.map((name) => `<th scope="col">${escaped(columnLabel(name))}</th>`).join('')
  const lines = rows.map(
    (row) => `<tr>${columns.map((name) => `<td>${escaped(readable(row[name]))}</td>`).join('')}</tr>`,
  )
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

const list = (lines: readonly { label: string; value: string }[]) =>
  `<dl>${lines.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`

/** A moment; a text that somebody typed may look like one of the 99th month. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text))

function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  if (Array.isArray(value)) return value.length > 0 ? value.map(readable).join(', ') : '–'
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' && isMoment(value) ? fullDateTime(value) : String(value)
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const look = `body{margin:0;background:#f6f3ef;color:#12262f;font:16px/1.6 system-ui,sans-serif}main{max-width:960px;margin:auto;padding:40px 20px 80px}
h1{font:500 34px/1.15 Georgia,serif;margin:0}h2{font:500 22px/1.2 Georgia,serif;margin:44px 0 12px}.quiet{color:#4d6069}nav ul{columns:2;padding-left:20px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid #dcd6cd;white-space:pre-line}
dl{display:grid;grid-template-columns:minmax(140px,240px) 1fr;gap:8px 20px;margin:0}dt{color:#4d6069}dd{margin:0;font-weight:600;white-space:pre-line;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#0d1a21;color:#f0ece6}.quiet,dt{color:#b3c0c6}th,td{border-color:#2c3f49}a{color:#ffc66b}}`
