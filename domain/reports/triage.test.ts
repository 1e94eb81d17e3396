import { expect, test } from 'vitest'
import type { Triage } from './contract.ts'
import { triageRefusal } from './triage.ts'

const seen: Triage = { state: 'new', assigneeId: null, note: '' }
const wanted: Triage = { state: 'solved', assigneeId: null, note: 'Verholpen' }

test.each<[string, Partial<Triage>]>([
  ['a state', { state: 'rejected' }],
  ['an assignee', { assigneeId: '01a22123-8dd8-7744-9557-c26722cea06f' }],
  ['a note', { note: 'Kijk ik naar' }],
])(
  'ADM-PANEL-22 %s that another admin saved meanwhile refuses the decision, and shows what stands there',
  (_what, by) => {
    const stands = { ...seen, ...by }
    expect(triageRefusal(stands, { before: seen, after: wanted })).toEqual({
      code: 'CHANGED',
      data: { current: stands },
    })
    expect(triageRefusal(stands, { before: stands, after: wanted })).toBeNull()
  },
)

test('ADM-PANEL-22 saving what the admin saw, or what stands there already, is no fault', () => {
  expect(triageRefusal(seen, { before: seen, after: wanted })).toBeNull()
  expect(triageRefusal(wanted, { before: seen, after: wanted })).toBeNull()
})
