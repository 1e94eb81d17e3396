import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { expect } from 'vitest'
import type { MailTemplate } from '../mail-template.ts'
import type { MailFacts } from './Letter.tsx'

/** Draws a mail as the renderer does, for the tests of templates. */
export async function drawn<Facts extends object>(mail: MailTemplate<Facts>, facts: Facts) {
  const html = await render(createElement(mail.Body, facts))
  return { subject: mail.subject(facts), html, text: toPlainText(html) }
}

export const reader: MailFacts = {
  site: { name: 'Bewezen', contactEmail: 'community@bewezen.example', url: 'https://bewezen.example' },
  firstName: 'Lieke',
}

/** The addresses that a mail leads to, as a mail program reads them. */
export const hrefs = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

const script = '<script>alert("hoi")</script>'

/** The assertions that hold for every mail. */
export async function expectToBeAMail<Facts extends MailFacts>(mail: MailTemplate<Facts>, facts: Facts) {
  const { subject, html, text } = await drawn(mail, facts)
  expect(subject).not.toMatch(/[\r\n<>]/)
  expect(subject).not.toContain(facts.firstName)
  for (const body of [html, text]) {
    expect(body).toContain('Hoi Lieke,')
    expect(body).toContain('community@bewezen.example')
    expect(body).toMatch(/Je krijgt deze e-mail omdat/)
  }
  expect(html).toContain('lang="nl"')
  expect(html.length).toBeLessThan(100_000) // Gmail cuts a mail off at 102 KB.
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(|<svg/i)

  const hostile = { ...facts, firstName: script, site: { ...facts.site, name: script } }
  const escaped = (await drawn(mail, hostile)).html
  expect(escaped).not.toMatch(/<script/i)
  expect(escaped).toContain('Hoi &lt;script&gt;alert(')
}
