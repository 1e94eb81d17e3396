import { expect, test } from 'vitest'
import { channelPath, communityPath, conversationPath, directPath, logbookPath, placePath } from './paths.ts'

const slaap = { slug: 'slaap & rust' }

test('SH-ROUTE-30 a community and its channels have an address, whatever they are called', () => {
  expect(communityPath(slaap)).toBe('/community/slaap%20%26%20rust')
  expect(channelPath(slaap, { slug: 'a/b' })).toBe('/community/slaap%20%26%20rust/a%2Fb')
})

test('COM-CHAT-19 COM-N1-10 so have its other places, private messages and the logbook', () => {
  expect(placePath({ slug: 'uni' }, 'university')).toBe('/community/uni/universiteit')
  expect(placePath({ slug: 'uni' }, 'feed')).toBe('/community/uni/feed')
  expect([directPath, conversationPath('k1'), logbookPath]).toEqual([
    '/community/direct',
    '/community/direct/k1',
    '/community/logboek',
  ])
})
