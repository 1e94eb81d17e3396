import { expect, test } from 'vitest'
import { type LinkKind, type LinkState, type LinkToken, linkRefusal, linkState } from './linkToken.ts'

const sent = Date.parse('2026-10-22T08:00:00Z')
const hour = 3_600_000
const link = (kind: LinkKind, facts: Partial<LinkToken> = {}): LinkToken => ({
  kind,
  createdAt: sent,
  usedAt: null,
  replacedAt: null,
  ...facts,
})

test.each<[string, LinkToken | null, number, LinkState]>([
  ['a confirmation at once', link('confirmation'), 0, 'valid'],
  ['a confirmation in its last millisecond', link('confirmation'), 24 * hour - 1, 'valid'],
  ['a confirmation after 24 hours', link('confirmation'), 24 * hour, 'expired'],
  ['a used confirmation', link('confirmation', { usedAt: sent }), 1, 'used'],
  ['a used confirmation of long ago', link('confirmation', { usedAt: sent }), 900 * hour, 'used'],
  ['a confirmation after a newer one', link('confirmation', { replacedAt: sent }), 1, 'replaced'],
  ['a used confirmation after a newer one', link('confirmation', { usedAt: sent, replacedAt: sent }), 1, 'used'],
  ['a changed address in its last millisecond', link('emailChange'), 24 * hour - 1, 'valid'],
  ['a changed address after 24 hours', link('emailChange'), 24 * hour, 'expired'],
  ['a token nobody knows', null, 0, 'unknown'],
])('SH-VERIFY-18 %s is %o', (_what, token, later, state) => {
  expect(linkState(token, sent + later)).toBe(state)
})

test.each<[string, LinkToken, number, LinkState]>([
  ['a reset link in its last millisecond', link('reset'), hour - 1, 'valid'],
  ['a reset link after an hour', link('reset'), hour, 'expired'],
  ['a reused reset link', link('reset', { usedAt: sent }), 1, 'used'],
  ['a reset link with a newer request', link('reset', { replacedAt: sent }), 1, 'replaced'],
])('SH-RESET-13 %s is %o', (_what, token, later, state) => {
  expect(linkState(token, sent + later)).toBe(state)
})

test.each<[LinkState, string | null]>([
  ['valid', null],
  ['expired', 'EXPIRED_TOKEN'],
  ['used', 'INVALID_TOKEN'],
  ['replaced', 'INVALID_TOKEN'],
  ['unknown', 'INVALID_TOKEN'],
])('a link that is %s is refused with %s', (state, code) => {
  expect(linkRefusal(state)?.code ?? null).toBe(code)
})
