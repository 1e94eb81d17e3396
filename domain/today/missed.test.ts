import { expect, test } from 'vitest'
import { missedIn, missedSentences } from './missed.ts'

const channel = (name: string, unread: number, isArchived = false) => ({ name, unread, isArchived })
const community = (joined: boolean, ...channels: ReturnType<typeof channel>[]) => ({ joined, channels })

test('SH-TODAY-06 three sentences count what is new over all channels, where most is, and what is private', () => {
  const missed = missedIn(
    [
      community(true, channel('Slaap', 4), channel('Licht', 12)),
      community(true, channel('Voeding', 2), channel('Leeg', 0)),
    ],
    [{ unread: 1 }, { unread: 2 }],
  )
  expect(missed).toMatchObject({ messages: 18, channels: 3, privately: 3, busiest: { channel: { name: 'Licht' } } })
  expect(missedSentences(missed)).toEqual([
    '18 nieuwe berichten in 3 kanalen.',
    'Het meeste staat in Licht: 12 nieuwe berichten.',
    'In je privégesprekken: 3 nieuwe berichten.',
  ])
})

test('SH-TODAY-06 communities that were not joined and archives do not count', () => {
  const missed = missedIn([community(false, channel('Vreemd', 9)), community(true, channel('Oud', 3, true))], [])
  expect(missed).toEqual({ messages: 0, channels: 0, busiest: null, privately: 0 })
  expect(missedSentences(missed)).toEqual([])
})

test('SH-TODAY-06 one message in one channel, and private ones alone, are told as such', () => {
  expect(missedSentences(missedIn([community(true, channel('Licht', 1))], []))).toEqual([
    '1 nieuw bericht in 1 kanaal.',
    'Het meeste staat in Licht: 1 nieuw bericht.',
    'In je privégesprekken is niets nieuws.',
  ])
  expect(missedSentences(missedIn([], [{ unread: 1 }]))).toEqual([
    'In je kanalen heb je alles gelezen.',
    'Nergens is iets nieuws gezegd.',
    'In je privégesprekken: 1 nieuw bericht.',
  ])
})
