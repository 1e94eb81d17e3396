import { unavailableWords } from './unavailableWords.ts'

/** The policy of that page: its own style and nothing else. */
export const unavailablePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page for when nothing else can be drawn: the database is away, or drawing failed (SH-ERR-17). */
export function unavailablePage(siteName: string, away: boolean): string {
  const { title, again, home } = unavailableWords
  const text = away ? unavailableWords.away : unavailableWords.failed
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - ${escapeHtml(siteName)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:oklch(0.245 0.042 234);color:oklch(0.968 0.008 80);font:400 1rem/1.6 "Segoe UI",system-ui,sans-serif}
main{max-width:34rem;padding:24px}h1{font:460 2.125rem/1.1 Rockwell,Georgia,serif;letter-spacing:-.022em}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;margin:8px 8px 0 0;border-radius:10px;font-weight:600;text-decoration:none;background:oklch(0.815 0.155 74);color:oklch(0.245 0.038 232)}
a+a{background:none;border:1px solid currentColor;color:inherit}
</style></head><body><main><h1>${title}</h1><p>${text}</p>
<a href="">${again}</a><a href="/">${home}</a></main></body></html>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
