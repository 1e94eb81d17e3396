import { expect, test } from 'vitest'
import { refusalNotice } from '../base/words.ts'
import { decisionTold, moderationRefused } from './moderationWords.ts'

test('COM-MOD-04 who decides second is told who decided what', () => {
  const refused = (data?: { outcome?: 'removed' | 'dismissed'; by?: string | null } | null) =>
    moderationRefused('ALREADY_DECIDED', data).text
  expect(refused({ outcome: 'removed', by: 'Joost' })).toMatch(/^Hierover is al besloten\. \S.* door Joost\.$/)
  expect(refused({ outcome: 'dismissed', by: null })).toMatch(/^Hierover is al besloten\. (?!.*door).+\.$/)
  expect([refused({ by: 'Joost' }), refused(null), refused()]).toEqual(Array(3).fill('Hierover is al besloten.'))
  expect(moderationRefused('OWN_MESSAGE').text).toBe('Dit bericht is van jezelf.')
  expect(moderationRefused('NOT_FOUND')).toEqual(refusalNotice('NOT_FOUND'))
})

test('COM-MOD-06 the writer and the reporter are told how it was decided', () => {
  const at = '2026-10-22T08:00:00Z'
  expect(decisionTold.authorText('removed', at, 'schelden')).toMatch(/verwijderd\. Reden: schelden$/)
  expect(decisionTold.authorText('dismissed', at, 'niets mis')).toMatch(/blijft staan\. Reden: niets mis$/)
  expect(decisionTold.reporterText('removed')).toMatch(/is verwijderd\.$/)
  expect(decisionTold.reporterText('dismissed')).toMatch(/Het blijft staan\.$/)
})
