import { expect, test } from 'vitest'
import { decideRefusal, isExplanation, reportReasons, seesAllCases } from './moderation.ts'
import { mayReport } from './rights.ts'

const [noor, sem] = [{ id: 'noor' }, { id: 'sem' }]

test.each([
  ['of another', { authorId: 'sem', deletedAt: null }, true],
  ['of somebody who is gone', { authorId: null, deletedAt: null }, true],
  ['of one’s own', { authorId: 'noor', deletedAt: null }, false],
  ['that was deleted', { authorId: 'sem', deletedAt: new Date() }, false],
])(
  'COM-CHAT-17 COM-MOD-01 COM-MOD-10 whether a message %s can be reported, and never as one of Beheer',
  (_which, message, may) => {
    expect(mayReport(noor, { ...message, isFromUs: false })).toBe(may)
    expect(mayReport(noor, { ...message, isFromUs: true })).toBe(false)
  },
)

test('COM-MOD-01 only ‘Iets anders’ needs an explanation, and none is longer than 500 characters', () => {
  for (const reason of reportReasons) {
    expect(isExplanation(reason, ' ​ ')).toBe(reason !== 'other')
    expect(isExplanation(reason, 'x')).toBe(true)
    expect(isExplanation(reason, '👩‍👩‍👧'.repeat(500))).toBe(true)
    expect(isExplanation(reason, 'x'.repeat(501))).toBe(false)
  }
})

test('COM-MOD-03 COM-MOD-04 a case is decided once, and by nobody about themselves', () => {
  const decision = { outcome: 'dismissed', by: 'Noor' } as const
  expect(decideRefusal(noor, { authorId: 'sem', decision: null })).toBeNull()
  expect(decideRefusal(noor, { authorId: null, decision: null })).toBeNull()
  expect(decideRefusal(sem, { authorId: 'sem', decision: null })).toEqual({ code: 'OWN_MESSAGE' })
  expect(decideRefusal(noor, { authorId: 'sem', decision })).toEqual({ code: 'ALREADY_DECIDED', data: decision })
})

test('COM-MOD-03 admins see the cases of every community, moderators those they may enter', () => {
  expect(['admin', 'moderator', 'teacher'].filter(seesAllCases)).toEqual(['admin'])
})
