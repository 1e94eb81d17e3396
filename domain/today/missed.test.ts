import { expect, test } from 'vitest'
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
