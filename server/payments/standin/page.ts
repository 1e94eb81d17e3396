import { createHash } from 'node:crypto'
import { amount, type Currency } from '@bewezen/domain/base/money.ts'
import type { Session } from './objects.ts'

const style = `
:root{color-scheme:light;--bg:oklch(0.968 0.007 65);--surface:oklch(0.994 0.002 70);--ink:oklch(0.245 0.038 232);--ink-2:oklch(0.415 0.032 230);--line:oklch(0.888 0.011 70);--sun:oklch(0.815 0.155 74);--sun-hover:oklch(0.78 0.158 70);--sky-soft:oklch(0.942 0.022 226);--sky-ink:oklch(0.44 0.085 238);--focus:oklch(0.48 0.15 250)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:center;justify-items:center;padding:24px 20px;background:var(--bg);color:var(--ink);font:400 1rem/1.6 "Hanken Grotesk","Segoe UI",system-ui,-apple-system,Roboto,sans-serif;font-variant-numeric:tabular-nums}
main{width:100%;max-width:440px;background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.sky{display:block;width:100%;height:92px}
.in{padding:24px;display:grid;gap:20px}
@media (min-width:600px){.in{padding:32px}}
h1,p,dl,dd{margin:0}
h1,.amount{font-family:Besley,"Rockwell Nova",Rockwell,"Roboto Slab",Georgia,serif;font-weight:460;letter-spacing:-.022em;line-height:1.18}
h1{font-size:1.625rem}
.badge{justify-self:start;padding:4px 10px;border-radius:6px;background:var(--sky-soft);color:var(--sky-ink);font-size:.8125rem;font-weight:600;line-height:1.3}
dl{display:grid;gap:12px;padding:16px 0;border:solid var(--line);border-width:1px 0}
dl div{display:flex;justify-content:space-between;align-items:baseline;gap:16px;flex-wrap:wrap}
dt{color:var(--ink-2)}
dd{font-weight:600;text-align:right}
.per{font-weight:400;color:var(--ink-2)}
.amount{font-size:1.625rem;white-space:nowrap}
.muted{color:var(--ink-2);font-size:.875rem;line-height:1.5}
form{display:grid;gap:12px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;padding:0 20px;border:1px solid transparent;border-radius:10px;background:var(--sun);color:var(--ink);font:inherit;font-weight:600;font-size:1.125rem;line-height:1.2;text-decoration:none;cursor:pointer}
button.quiet{background:transparent;border-color:oklch(0.6 0.02 70);min-height:46px;font-size:1rem}
h2{font-size:1.0625rem;margin:0}
section{display:grid;gap:12px;padding-top:16px;border-top:1px solid var(--line)}
label{display:flex;gap:10px;align-items:center;min-height:44px}
ul{margin:0;padding:0;list-style:none;display:grid;gap:8px}
li{display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}
button:hover,.button:hover{background:var(--sun-hover)}
.back{justify-self:center;display:inline-flex;align-items:center;min-height:44px;padding:0 12px;color:var(--ink);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page holds no script at all, and its form may only go to itself and to the shop it sends people back to. */
export const pageHeaders = (backTo: string | null) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${backTo ? new URL(backTo).origin : ''}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  // Not 'no-referrer': that would take the origin from the form, and our own site refuses writes without one.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

const sky = `<svg class="sky" viewBox="0 0 440 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="oklch(.84 .052 228)"/><stop offset="1" stop-color="oklch(.955 .035 88)"/></linearGradient></defs><rect width="440" height="68" fill="url(#l)"/><path d="M40 68a180 54 0 0 1 360 0" fill="none" stroke="oklch(.99 .01 90)" stroke-width="1.4" stroke-dasharray="2 6" stroke-linecap="round"/><circle cx="132" cy="21" r="12" fill="oklch(.84 .15 78)"/><rect y="68" width="440" height="24" fill="oklch(.4 .05 225)"/></svg>`

/** A whole page around its content; `inside` is html. */
export const page = (title: string, inside: string) => `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${sky}<div class="in"><span class="badge">Testbetaling</span>${inside}</div></main></body>
</html>`

/** The page on which a test payment is made. */
export function payPage(session: Session, product: string, action: string): string {
  const isOnce = session.mode === 'payment'
  const sum = amount(session.amount_total, currencies[session.currency])
  const each = isOnce ? '' : ' <span class="per">per maand</span>'
  const duty = isOnce ? `${sum}, inclusief btw.` : `${sum} per maand, inclusief btw. Je kunt elke maand opzeggen.`
  return page(
    'Testbetaling',
    `<h1>${isOnce ? 'Betalen' : 'Je abonnement betalen'}</h1>
<dl><div><dt>Product</dt><dd>${escaped(product)}</dd></div><div><dt>Bedrag</dt><dd><span class="amount">${sum}</span>${each}</dd></div></dl>
<form method="post" action="${escaped(action)}"><p class="muted">Met ‘Betalen’ ga je een betaalverplichting aan van ${duty}</p><button type="submit">Betalen</button></form>
<a class="back" href="${escaped(session.cancel_url ?? session.success_url)}">Annuleren</a>
<p class="muted">Dit is een testbetaling: er wordt geen geld afgeschreven.</p>`,
  )
}

const currencies: Record<string, Currency> = { eur: 'EUR', usd: 'USD', gbp: 'GBP' }

/** What stands there once a session is paid, closed or was never there. */
export function closedPage(session: Session | null): string {
  const [title, text] =
    session?.status === 'complete'
      ? ['Deze betaling is afgerond', 'Je kunt dit venster sluiten.']
      : ['Deze betaalpagina is verlopen', 'Er is niets afgeschreven. Begin opnieuw vanaf de site.']
  const back = session?.cancel_url
    ? `<a class="button" href="${escaped(session.cancel_url)}">Terug naar de site</a>`
    : ''
  return page(title ?? '', `<h1>${title}</h1><p>${text}</p>${back}`)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** A text as it may stand in html. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
