import { expect, test } from 'vitest'
import { isSlugOf } from './slugRule.ts'

test.each([
  ['licht', true, true],
  ['slaap-en-ritme', true, true],
  ['direct', false, false],
  ['moderatie', false, true],
  ['logboek', false, true],
  ['feed', true, false],
  ['universiteit', true, false],
  ['challenges', true, false],
  ['masterclasses', true, false],
  ['challenge', true, false],
  ['lesson', true, false],
  ['masterclass', true, false],
  ['', false, false],
  ['Licht', false, false],
  ['licht ', false, false],
  ['é', false, false],
  ['-licht', false, false],
  ['licht--zon', false, false],
  ['../admin', false, false],
  ['a'.repeat(80), true, true],
  ['a'.repeat(81), false, false],
])('COM-CHAT-23 ROUTE-TABLE-18 COM-CHAT-19 %j as a community: %j, as a channel: %j', (slug, community, channel) => {
  expect([isSlugOf('community', slug), isSlugOf('channel', slug)]).toEqual([community, channel])
})
