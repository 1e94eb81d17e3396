import { isAnnounced } from '@bewezen/domain/inbox/notification.ts'
import type { Notification as Told } from '@bewezen/domain/inbox/page.ts'
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubEnv('SSR', false)
const preferences = {
  desktopEnabled: true,
  soundEnabled: true,
  soundVariant: 'chime',
  quiet: null,
  pushEnabled: false,
  digestEnabled: false,
  presenceShown: true,
}

let heard: { title: string; line?: string; open?: () => void }[]
let desktop: { title: string; body: string; closed: boolean }[]
let sounds: (number | string)[]
let permission: string
let locked: Promise<unknown>

class FakeNotice {
  static get permission() {
    return permission
  }
  readonly #shown: { title: string; body: string; closed: boolean }
  constructor(title: string, { body }: { body: string }) {
    this.#shown = { title, body, closed: false }
    desktop.push(this.#shown)
  }
  close() {
    this.#shown.closed = true
  }
}
class FakeAudio {
  constructor(url: string) {
    sounds.push(url)
  }
  play = async () => {}
}
/** An audio context that remembers what tones it played. */
class FakeContext {
  currentTime = 0
  destination = {}
  resume = async () => {}
  createGain = () => ({ gain: { setValueAtTime() {}, setTargetAtTime() {} }, connect: () => ({}) })
  createOscillator = () => {
    const frequency = { value: 0 }
    return { frequency, connect: (to: object) => to, start: () => sounds.push(frequency.value), stop() {} }
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T12:00:00+01:00')
  const kept = new Map<string, string>()
  ;[heard, desktop, sounds, permission, locked] = [[], [], [], 'granted', Promise.resolve()]
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' }, focus() {} })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => unknown) => (locked = locked.then(work)) },
  })
  vi.stubGlobal('Notification', FakeNotice)
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('AudioContext', FakeContext)
})

/** A tab of the browser: code and memory of its own, storage and locks shared. */
async function openTab(chosen: Partial<typeof preferences> = {}, here = '/inbox') {
  vi.resetModules()
  const { queries } = await import('../base/api/queries.ts')
  const { receiveToasts } = await import('../base/parts/toast.ts')
  const { preferencesRead } = await import('./preferencesRead.ts')
  const { announce } = await import('./announce.ts')
  const stored = { preferences: { ...preferences, ...chosen }, choices: [], pushKey: '', pushHere: false }
  queries().setQueryData(preferencesRead().queryKey, stored as never)
  receiveToasts(({ title, line, action }) => heard.push({ title, line, open: action?.onPress }))
  const opened: string[] = []
  return { opened, announce: (...told: Told[]) => announce(told, (path) => opened.push(path), here) }
}

let made = 0
const told = (facts: Partial<Told> = {}) =>
  ({
    id: `n${++made}`,
    type: 'message',
    title: 'Nieuw bericht',
    text: null,
    message: null,
    channel: null,
    ...facts,
  }) as Told

test('SH-NOTIF-15 SH-NOTIF-16 SH-NOTIF-17 an arrival gives a notice in the app and on the desktop, and a sound; both lead to the inbox', async () => {
  const tab = await openTab()
  await tab.announce(told({ message: { content: 'Wie loopt mee?' } as Told['message'] }))

  expect(heard).toMatchObject([{ title: 'Nieuw bericht', line: 'Wie loopt mee?' }])
  expect(desktop).toEqual([{ title: 'Nieuw bericht', body: 'Wie loopt mee?', closed: false }])
  expect(sounds).toEqual([880])
  heard[0]?.open?.()
  expect(tab.opened).toEqual(['/inbox'])
})

test('SH-NOTIF-16 without a title or a body there are words for both', async () => {
  const tab = await openTab()
  await tab.announce(told({ title: '' }))
  expect(heard).toMatchObject([{ title: 'Nieuw bericht', line: 'Je hebt een nieuw bericht' }])
})

test.each([
  ['private_message', true],
  ['message', true],
  ['inbox_message', true],
  ['mention', false],
  ['reply', false],
  ['external_message', false],
])('IN-STATE-09 IN-STATE-12 an arrival of type %s is announced: %j', (type, announced) => {
  expect(isAnnounced(type)).toBe(announced)
})

test.each(['private_message', 'message', 'inbox_message'])(
  'IN-STATE-09 one of type %s always gives a notice with title, body and the way to the inbox, and a sound when that is on',
  async (type) => {
    const quiet = await openTab({ soundEnabled: false, desktopEnabled: false })
    await quiet.announce(told({ type, title: 'Privébericht', text: 'Dag' }), told({ type, title: '' }))
    expect(heard).toMatchObject([
      { title: 'Privébericht', line: 'Dag' },
      { title: 'Nieuw bericht', line: 'Je hebt een nieuw bericht' },
    ])
    expect(sounds).toEqual([])
    heard[0]?.open?.()
    expect(quiet.opened).toEqual(['/inbox'])
    const loud = await openTab()
    await loud.announce(told({ type }))
    expect(sounds).toEqual([880])
  },
)

test('IN-STATE-09 IN-STATE-15 what arrives in the private conversation that is looked at sounds and shows no notice over it', async () => {
  const channel = { id: 'c1' } as Told['channel']
  const message = () => told({ type: 'private_message', channel })
  const inIt = await openTab({}, '/community/direct/c1')
  await inIt.announce(message())
  expect([heard.length, desktop.length, sounds.length]).toEqual([0, 0, 1])
  for (const here of ['/community/direct/c2', '/community/direct', '/inbox']) {
    heard.length = 0
    await (await openTab({}, here)).announce(message())
    expect(heard, here).toHaveLength(1)
  }
  heard.length = 0
  vi.stubGlobal('document', { hidden: true })
  const away = inIt.announce(message())
  await vi.advanceTimersByTimeAsync(1_000)
  await away
  expect(heard).toHaveLength(1)
})

test('SH-NOTIF-25 the notice on the desktop closes after 5 seconds', async () => {
  const tab = await openTab()
  await tab.announce(told())
  await vi.advanceTimersByTimeAsync(4_999)
  expect(desktop[0]?.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(desktop[0]?.closed).toBe(true)
})

test('SH-NOTIF-19 SH-NOTIF-20 SH-NOTIF-17 with both switches off the notice in the app is still there', async () => {
  const tab = await openTab({ desktopEnabled: false, soundEnabled: false })
  await tab.announce(told())
  expect([heard.length, desktop.length, sounds.length]).toEqual([1, 0, 0])
})

test('SH-NOTIF-21 SH-NOTIF-26 SH-NOTIF-27 each variant has its sound, at most one every 2 seconds', async () => {
  for (const soundVariant of ['inbox', 'chime', 'ping']) {
    const tab = await openTab({ soundVariant })
    await tab.announce(told())
    await tab.announce(told())
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(sounds).toEqual([expect.stringContaining('inbox'), 880, 1568])
  expect(heard).toHaveLength(6)
})

test('SH-EDGE-31 one event gives one sound and one notice however many tabs are open', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()]
  const one = told()
  await Promise.all(tabs.map((tab) => tab.announce(one)))
  expect([heard.length, desktop.length, sounds.length]).toEqual([1, 1, 1])
})

test('SH-EDGE-31 a tab that nobody looks at lets the one that is looked at announce', async () => {
  const [hidden, shown] = [await openTab(), await openTab()]
  const one = told()
  vi.stubGlobal('document', { hidden: true })
  const waiting = hidden.announce(one)
  vi.stubGlobal('document', { hidden: false })
  await shown.announce(one)
  expect(heard).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
  expect(heard).toHaveLength(1)
})

test('in quiet hours only the notice in the app comes', async () => {
  const tab = await openTab({ quiet: { from: 0, until: 0 } as never })
  await tab.announce(told())
  expect([heard.length, desktop.length, sounds.length]).toEqual([1, 0, 0])
})

test.each([
  ['forbids notices', () => (permission = 'denied')],
  ['has no notices', () => vi.stubGlobal('Notification', undefined)],
  [
    'takes notices from a worker only',
    () =>
      vi.stubGlobal(
        'Notification',
        class {
          static permission = 'granted'
          constructor() {
            throw new TypeError('Illegal constructor')
          }
        },
      ),
  ],
  [
    'blocks sound',
    () =>
      vi.stubGlobal(
        'AudioContext',
        class {
          constructor() {
            throw new Error('NotAllowedError')
          }
        },
      ),
  ],
  ['keeps nothing', () => vi.stubGlobal('localStorage', undefined)],
  ['has no locks', () => vi.stubGlobal('navigator', {})],
])('SH-EDGE-31 a browser that %s tells no error, and the rest comes', async (_what, breaks) => {
  const tab = await openTab()
  breaks()
  await expect(tab.announce(told())).resolves.toBeUndefined()
  expect(heard).toHaveLength(1)
})
