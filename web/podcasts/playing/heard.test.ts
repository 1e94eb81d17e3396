import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { protocols } from './protocol.ts'

const { youtube } = protocols
/** Stands in for the window of a frame: it is only compared. */
const frameOf = () => new MessageChannel().port1 as unknown as MessageEventSource
const [frame, other] = [frameOf(), frameOf()]
const data = JSON.stringify({ event: 'infoDelivery', info: { currentTime: 12.5 } })
const message = { origin: 'https://www.youtube-nocookie.com', source: frame, data }

test('SEC-ACC-39 what its own frame tells is heard', () => {
  expect(heard(youtube, frame, message)).toEqual({ position: 12.5 })
})

test.each([
  ['another origin', { ...message, origin: 'https://evil.example' }],
  ['an origin that begins alike', { ...message, origin: 'https://www.youtube-nocookie.com.evil.example' }],
  ['the same origin without https', { ...message, origin: 'http://www.youtube-nocookie.com' }],
  ['a page that hides where it is from', { ...message, origin: 'null' }],
  ['our own origin', { ...message, origin: 'https://bewezen.example' }],
  ['another frame of the same origin', { ...message, source: other }],
  ['nobody', { ...message, source: null }],
])('SEC-ACC-39 what comes from %s is passed over', (_from, said) => {
  expect(heard(youtube, frame, said)).toBeNull()
})

test('SEC-ACC-39 nothing is heard while no frame stands there', () => {
  for (const source of [null, frame])
    for (const none of [null, undefined]) expect(heard(youtube, none, { ...message, source })).toBeNull()
})

test('SEC-ACC-39 no other part of the site hears messages of windows', () => {
  const hears = /addEventListener\(\s*['"]message['"]|window\.onmessage/
  const paths = globSync('web/**/*.{ts,tsx}').filter(
    (path) => !path.includes('node_modules') && !/\.test\.tsx?$/.test(path),
  )
  expect(paths.filter((path) => hears.test(readFileSync(path, 'utf8'))).toSorted()).toEqual([
    // The service worker, whom pages of its own origin alone can reach.
    'web/base/offline/worker.ts',
    'web/podcasts/playing/usePlayer.ts',
  ])
})
