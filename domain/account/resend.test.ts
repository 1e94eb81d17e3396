import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterResend,
  mayAskResend,
  mayMail,
  rememberedResends,
  resendKeys,
  resetMails,
  verificationMails,
} from './resend.ts'

const now = Date.parse('2026-10-22T08:19:00Z')
const minute = 60_000
const ago = (...minutes: number[]) => minutes.map((it) => now - it * minute)

test.each([
  [ago(), true],
  [ago(1, 2), true],
  [ago(1, 2, 3), false],
  [ago(1, 2, 14.999), false],
  [ago(1, 2, 15), true],
  [ago(16, 17, 18, 19), true],
])('SH-VERIFY-11 SH-LIMIT-17 with requests at %o another verification mail may go: %s', (asked, answer) => {
  expect(mayMail(verificationMails, asked, now)).toBe(answer)
})

test('five reset mails an hour, and no sixth', () => {
  expect(mayMail(resetMails, ago(1, 2, 3, 59), now)).toBe(true)
  expect(mayMail(resetMails, ago(1, 2, 3, 4, 59), now)).toBe(false)
  expect(mayMail(resetMails, ago(1, 2, 3, 4, 60), now)).toBe(true)
})

test('requests with a clock set forward still count', () => {
  expect(mayMail(verificationMails, ago(-60, -60, -60), now)).toBe(false)
})

test('whatever happened before, no 15 minutes see more than three mails', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 60 }), (gaps) => {
      const sent: number[] = []
      let clock = now
      for (const gap of gaps) {
        clock += gap * minute
        if (mayMail(verificationMails, sent, clock)) sent.push(clock)
      }
      for (const start of sent) {
        expect(sent.filter((it) => it >= start && it < start + 15 * minute).length).toBeLessThanOrEqual(3)
      }
    }),
  )
})

test('SH-VERIFY-12 SH-LOCAL-03 the browser keeps the count and the time under their given names', () => {
  expect(resendKeys).toEqual({ count: 'resend_count', time: 'last_resend_time' })
  let kept: { count: string | null; time: string | null } = { count: null, time: null }
  const allowed: boolean[] = []
  for (let i = 0; i < 4; i++) {
    allowed.push(mayAskResend(kept, now + i))
    kept = afterResend(kept, now + i)
  }
  expect(allowed).toEqual([true, true, true, false])
  expect(mayAskResend(kept, now + 3 + 15 * minute)).toBe(true)
  expect(afterResend(kept, now + 3 + 15 * minute).count).toBe('1')
})

test('a resend of this very moment is remembered, one that never was is not', () => {
  expect(rememberedResends({ count: '2', time: String(now) }, now)).toBe(2)
  expect(Object.is(rememberedResends({ count: '0', time: String(now) }, now), 0)).toBe(true)
})

test.each([
  [null, null],
  ['3', null],
  [null, String(now)],
  ['drie', String(now)],
  ['3', 'gisteren'],
  ['-3', String(now)],
  ['3.5', String(now)],
  ['9'.repeat(400), String(now)],
  ['3', String(now + minute)],
])('nonsense in the browser (%j, %j) counts as nothing', (count, time) => {
  expect(rememberedResends({ count, time }, now)).toBe(0)
})
