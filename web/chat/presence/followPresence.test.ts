import { newId } from '@bewezen/domain/base/newId.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followPresence } from './followPresence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const presence = (count: number): Presence => ({ channelId: newId(), count, people: [], typing: [] })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A tab with a channel in it, and what it said. */
function openTab({ isVisible = true, answer = async () => presence(2) } = {}) {
  const listeners = { text: () => {}, visible: () => {}, back: () => {}, hear: (_: Presence) => {} }
  const it = { said: [] as string[], shown: [] as (number | null)[], isVisible, text: '', answer, leave: () => {} }
  const listening = (name: 'text' | 'visible' | 'back') => (listener: () => void) => {
    listeners[name] = listener
    return () => {
      listeners[name] = () => {}
    }
  }
  it.leave = followPresence({
    here: (typing) => {
      it.said.push(typing === undefined ? 'here' : typing ? 'types' : 'stopped')
      return it.answer()
    },
    away: () => it.said.push('away'),
    text: () => it.text,
    onText: listening('text'),
    isVisible: () => it.isVisible,
    onVisible: listening('visible'),
    onBack: listening('back'),
    onPresence: (listener) => {
      listeners.hear = listener
      return () => {}
    },
    show: (presence) => it.shown.push(presence?.count ?? null),
  })
  return Object.assign(it, {
    types(text: string) {
      it.text = text
      listeners.text()
    },
    sees(visible: boolean) {
      it.isVisible = visible
      listeners.visible()
    },
    comesBack: () => listeners.back(),
    hears: (count: number) => listeners.hear(presence(count)),
  })
}

describe('COM-CHAT-32 that a channel is looked at', () => {
  test('is said at once and every 25 seconds, and shown as it is answered', async () => {
    const tab = openTab()
    await pass(0)
    expect([tab.said, tab.shown]).toEqual([['here'], [2]])

    await pass(75_000)
    expect(tab.said).toEqual(['here', 'here', 'here', 'here'])
  })

  test('is never said of a hidden tab: it goes at once, and comes with the first look', async () => {
    const tab = openTab({ isVisible: false })
    tab.types('a')
    tab.comesBack()
    await pass(60_000)
    expect(tab.said).toEqual([])

    tab.sees(true)
    tab.sees(false)
    tab.types('ab')
    await pass(60_000)
    expect(tab.said).toEqual(['here', 'away'])
  })

  test('is asked anew when the stream is back, and ends with the channel', async () => {
    const tab = openTab()
    tab.comesBack()
    tab.leave()
    tab.comesBack()
    tab.types('a')
    await pass(60_000)

    expect(tab.said).toEqual(['here', 'here', 'away'])
  })

  test('shows nobody when it cannot be said, and never an answer that is older than what was told since', async () => {
    const tab = openTab({ answer: () => Promise.reject(new Error('away')) })
    await pass(0)
    expect(tab.shown).toEqual([null])

    tab.answer = () => new Promise((resolve) => setTimeout(() => resolve(presence(9)), 100))
    tab.comesBack()
    tab.hears(3)
    await pass(1_000)
    expect(tab.shown).toEqual([null, 3])
  })
})

describe('COM-CHAT-33 that somebody types', () => {
  test('is said at most every 3 seconds while the text changes', async () => {
    const tab = openTab()
    for (let stroke = 1; stroke <= 70; stroke++) {
      tab.types('a'.repeat(stroke))
      await pass(100)
    }

    expect(tab.said).toEqual(['here', 'types', 'types', 'types'])
  })

  test('ends when the composer is empty, which is said only while it may still be shown', async () => {
    const tab = openTab()
    tab.types('a')
    tab.types('')
    tab.types('b')
    await pass(7_000)
    tab.types('')

    expect(tab.said).toEqual(['here', 'types', 'stopped', 'types'])
  })

  test('is not said of a text that stood there before, nor of a change that changes no text', () => {
    const tab = openTab()
    tab.types('')

    expect(tab.said).toEqual(['here'])
  })
})
