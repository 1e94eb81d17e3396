import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newIn, newInAll } from '../community/newIn.ts'
import { missedIn, missedSentences } from './missed.ts'

const channel = (name: string, unread: number, isArchived = false) => ({ name, unread, isArchived })
const community = (joined: boolean, ...channels: ReturnType<typeof channel>[]) => ({
  joined,
  name: 'Universiteit',
  channels,
})
const talk = (firstName: string, unread: number) => ({ unread, isDesk: false, other: { firstName } })
const desk = (unread: number) => ({ unread, isDesk: true, other: null })

test('SH-TODAY-06 three sentences count what is new over all channels, where most is, and what is private, and name it', () => {
  const missed = missedIn(
    [
      community(true, channel('Slaap', 4), channel('Licht', 12)),
      community(true, channel('Voeding', 2), channel('Leeg', 0)),
    ],
    [talk('Fatima', 1), talk('Teun', 0), desk(2)],
  )
  expect(missed).toMatchObject({ messages: 18, privately: 3 })
  expect(missed.places.map(({ channel }) => channel.name)).toEqual(['Licht', 'Slaap', 'Voeding'])
  expect(missed.talks).toHaveLength(2)
  expect(missedSentences(missed)).toEqual([
    '18 nieuwe berichten in 3 kanalen: Licht, Slaap en Voeding.',
    'Het meeste staat in Licht van Universiteit: 12 nieuwe berichten.',
    'In je privégesprekken: 3 nieuwe berichten van Fatima en Beheer.',
  ])
})

test('SH-TODAY-06 three are named, and the others counted', () => {
  const unread = (count: number) => Array.from({ length: count }, (_, at) => channel(`k${at}`, 9 - at))
  const [first] = missedSentences(missedIn([community(true, ...unread(4))], []))
  expect(first).toBe('30 nieuwe berichten in 4 kanalen: k0, k1, k2 en nog 1 kanaal.')
  const talks = ['Eva', 'Bo', 'Ida', 'Jan', 'Mo'].map((name) => talk(name, 1))
  expect(missedSentences(missedIn([], talks))[2]).toBe(
    'In je privégesprekken: 5 nieuwe berichten van Eva, Bo, Ida en nog 2 anderen.',
  )
})

test('SH-TODAY-06 communities that were not joined and archives do not count', () => {
  const missed = missedIn([community(false, channel('Vreemd', 9)), community(true, channel('Oud', 3, true))], [])
  expect(missed).toEqual({ messages: 0, places: [], privately: 0, talks: [] })
  expect(missedSentences(missed)).toEqual([])
})

test('SH-TODAY-06 one message in one channel, and private ones alone, are told as such', () => {
  expect(missedSentences(missedIn([community(true, channel('Licht', 1))], []))).toEqual([
    '1 nieuw bericht in 1 kanaal: Licht.',
    'Het meeste staat in Licht van Universiteit: 1 nieuw bericht.',
    'In je privégesprekken is niets nieuws.',
  ])
  expect(missedSentences(missedIn([], [talk('Fatima', 1)]))).toEqual([
    'In je kanalen heb je alles gelezen.',
    'Nergens is iets nieuws gezegd.',
    'In je privégesprekken: 1 nieuw bericht van Fatima.',
  ])
})

test('SH-TODAY-21 ‘Alles gelezen!’ stands there exactly when no channel has a count', () => {
  const channels = fc.record({ name: fc.string(), unread: fc.nat(3), isArchived: fc.boolean() })
  const places = fc.record({
    name: fc.string(),
    joined: fc.boolean(),
    channels: fc.array(channels, { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(places, { maxLength: 4 }), (communities) => {
      const missed = missedIn(communities, [])
      const counted = communities.reduce((sum, one) => sum + newInAll(one), 0)
      expect(missed.messages).toBe(counted)
      expect(missedSentences(missed).length === 0).toBe(counted === 0)
      for (const { community: one, channel: it } of missed.places) expect(newIn(one, it)).toBeGreaterThan(0)
    }),
  )
})
