import { expect, test } from 'vitest'
import { conversationOf, showcaseFaults, weekKey, weekOfKey } from './showcase.ts'
import { firstShowcase } from './showcaseWords.ts'

test.each([
  [{}, []],
  [{ channel: ' ' }, ['channel']],
  [{ firstName: 'a'.repeat(61) }, ['firstName']],
  [{ secondText: '' }, ['secondText']],
  [{ secondText: 'a'.repeat(401) }, ['secondText']],
  [{ thirdName: '', thirdText: ' ' }, []],
  [{ thirdName: '' }, ['thirdName']],
  [{ thirdText: '' }, ['thirdText']],
  [{ before: '1 2' }, ['before']],
  [{ measure: '', unit: '', change: '', before: '', after: '' }, ['measure']],
])('MKT-MORE-03 what the home page shows of the product with %j is wrong in %j', (change, faults) => {
  expect(showcaseFaults({ ...firstShowcase, ...change })).toEqual(faults)
})

test('MKT-MORE-03 a conversation is an example until the people in it agreed, and is left out when it is switched off', () => {
  expect(conversationOf(firstShowcase)).toMatchObject({ channel: 'Slaap en ritme', isSample: true })
  expect(conversationOf({ ...firstShowcase, hasConsent: true })).toMatchObject({ isSample: false })
  expect(conversationOf({ ...firstShowcase, showsConversation: false })).toBeNull()
  const { said } = conversationOf({ ...firstShowcase, thirdName: '', thirdText: '' }) ?? {}
  expect(said?.map(({ name }) => name)).toEqual(['Marloes', 'Teun'])
})

test('MKT-MORE-05 a week of the university is named by its community, its level and its number', () => {
  const week = {
    communityId: '1e7e1000-0000-7000-8000-000000000001',
    levelId: '1e7e1000-0000-7000-8000-000000000002',
    week: 8,
  }
  expect(weekOfKey(weekKey(week))).toEqual(week)
  expect(['', 'a/b/1', weekKey({ ...week, week: 9 }), `${weekKey(week)}/`].map(weekOfKey)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
