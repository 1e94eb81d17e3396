import { expect, test } from 'vitest'
import { notificationTypes } from './notification.ts'
import { reasonOf, settingsPath } from './reason.ts'
import { chosenTypeNames, reasonWords } from './settingsWords.ts'
import { chosenTypes } from './wants.ts'

const channel = {
  id: '019aa000-0000-7000-8000-000000000001',
  slug: 'slaap',
  name: 'Slaap en ritme',
  description: null,
  communityId: '019aa000-0000-7000-8000-000000000002',
  communityName: 'Universiteit',
  mayPost: true,
  mayReact: true,
}

test('every type has a reason of its own, which names the switch that decides', () => {
  const reasons = notificationTypes.map((type) => reasonOf({ type, channel }))
  expect(new Set(reasons).size).toBe(notificationTypes.length)
  for (const type of chosenTypes.filter((one) => one !== 'message'))
    expect(reasonOf({ type, channel })).toContain(`'${chosenTypeNames[type].label}'`)
})

test('COM-N1-26 a reminder of a number says which experiments and which switch', () => {
  expect(reasonOf({ type: 'experiment', channel: null })).toBe(
    "Van een experiment van jou ontbrak het getal van vandaag. Je hoort het omdat 'Experimenten' aan staat.",
  )
})

test('what is said of a comment says so, and what is about a lesson is news of learning', () => {
  const data = { commentId: '019aa000-0000-7000-8000-000000000003' }
  expect(reasonOf({ type: 'reply', channel: null, data })).toContain("in de feed. Je hoort het omdat 'Reacties op jou'")
  expect(reasonOf({ type: 'mention', channel: null, data })).toContain(
    "in een reactie. Je hoort het omdat 'Vermeldingen'",
  )
  expect(reasonOf({ type: 'learning', channel: null, data })).toContain("'Leren'")
})

test('a channel is named while it is open, and an unknown type is not guessed at', () => {
  expect(reasonOf({ type: 'mention', channel })).toContain('in Slaap en ritme')
  expect(reasonOf({ type: 'mention', channel: null })).toContain('in een kanaal')
  expect(reasonOf({ type: 'iets_nieuws', channel })).toBe(reasonWords.unknown)
  expect(settingsPath).toBe('/profile#settings')
})
