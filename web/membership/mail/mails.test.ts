import { describe, expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { periodInWords } from './Invoice.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'
import { SubscriptionEnded } from './SubscriptionEnded.tsx'
import { SubscriptionStarted } from './SubscriptionStarted.tsx'

const link = 'https://bewezen.example/community?van=mail&x=1'
const portalLink = 'https://bewezen.example/subscription?van=mail&x=2'
const withdrawLink = 'https://bewezen.example/subscription/herroepen'

describe('the mail that tells of a start', () => {
  const paid = {
    plan: 'Student lidmaatschap',
    priceCents: 4900,
    from: '2026-10-22T08:31:00Z',
    until: '2026-11-22T09:31:00Z',
    invoiceNumber: '2026-00418',
  }
  const facts = { ...reader, paid, link, portalLink, withdrawLink }

  test('is a mail', () => expectToBeAMail(SubscriptionStarted, facts))

  test('has the line of the invoice and the total', async () => {
    const { subject, text } = await drawn(SubscriptionStarted, facts)
    expect(subject).toBe('Je abonnement is gestart')
    expect(text).toMatch(/^Factuur +2026-00418$/m)
    expect(text).toMatch(/^Student lidmaatschap +€ 49,00 per maand$/m)
    expect(text).toContain('22 oktober t/m 21 november 2026')
    expect(text).toMatch(/^Totaal betaald +€ 49,00$/m)
  })

  test('leaves the number of the invoice out when there is none', async () => {
    const { text } = await drawn(SubscriptionStarted, { ...facts, paid: { ...paid, invoiceNumber: null } })
    expect(text).not.toContain('Factuur ')
    expect(text).toContain('€ 49,00 per maand')
  })

  test('leads into the community and to where the subscription is managed', async () => {
    const { html, text } = await drawn(SubscriptionStarted, facts)
    expect(hrefs(html)).toEqual([link, portalLink, withdrawLink, 'mailto:community@bewezen.example'])
    expect(text.split(/\s+/)).toEqual(expect.arrayContaining([link, portalLink]))
  })

  test('SUB-LAW-08 names the last day on which one can withdraw, in Dutch time, and leads there', async () => {
    const lastDays = await Promise.all(
      ['2026-10-22T21:59:00Z', '2026-10-22T22:00:00Z', '2026-12-20T12:00:00Z'].map(async (from) => {
        const { text } = await drawn(SubscriptionStarted, { ...facts, paid: { ...paid, from } })
        return /Tot en met (.*) kun je je abonnement zonder reden herroepen/.exec(text)?.[1]
      }),
    )
    expect(lastDays).toEqual(['5 november 2026', '6 november 2026', '3 januari 2027'])
    const { text } = await drawn(SubscriptionStarted, facts)
    expect(text.split(/\s+/)).toContain(withdrawLink)
  })

  test('escapes what a plan is called', async () => {
    const { html } = await drawn(SubscriptionStarted, { ...facts, paid: { ...paid, plan: '<b onload=x>Student' } })
    expect(html).toContain('&lt;b onload=x&gt;Student')
  })
})

test.each([
  ['2026-10-22T08:31:00Z', '2026-11-22T09:31:00Z', '22 oktober t/m 21 november 2026'],
  ['2026-12-22T09:31:00Z', '2027-01-22T09:31:00Z', '22 december 2026 t/m 21 januari 2027'],
  ['2026-10-21T22:30:00Z', '2026-11-21T23:30:00Z', '22 oktober t/m 21 november 2026'],
])('a period from %s until %s reads %s', (from, until, words) => {
  expect(periodInWords(from, until)).toBe(words)
})

describe('the mail that tells of a failed payment', () => {
  const facts = {
    ...reader,
    plan: 'Student lidmaatschap',
    priceCents: 4900,
    accessUntil: '2026-11-29T09:00:00Z',
    portalLink,
  }

  test('is a mail', () => expectToBeAMail(PaymentFailed, facts))

  test('says how much, until when there is access, and leads to the payment details', async () => {
    const { subject, html, text } = await drawn(PaymentFailed, facts)
    expect(subject).toBe('Je betaling is niet gelukt')
    expect(text).toContain('De betaling van € 49,00 voor je Student lidmaatschap is niet gelukt.')
    expect(text).toContain('Je houdt toegang tot 29 november 2026.')
    expect(hrefs(html)).toContain(portalLink)
    expect(text.split(/\s+/)).toContain(portalLink)
  })
})

describe('the mail that tells of an end', () => {
  const facts = { ...reader, endedAt: '2026-11-22T09:31:00Z', link }

  test('is a mail', () => expectToBeAMail(SubscriptionEnded, facts))

  test('says since when, and leads back to the plan page', async () => {
    const { subject, html, text } = await drawn(SubscriptionEnded, facts)
    expect(subject).toBe('Je abonnement is beëindigd')
    expect(text).toContain('Je abonnement is beëindigd op 22 november 2026.')
    expect(hrefs(html)).toContain(link)
  })
})
