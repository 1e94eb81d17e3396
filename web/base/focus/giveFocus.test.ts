import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { focusBeside } from './focusBeside.ts'
import { focusFault } from './focusFault.ts'
import { focusStep } from './focusStep.ts'
import { giveFocus, isFocusLost } from './giveFocus.ts'

/** As much of an element as has a focus, in a row of them; `focused` says where that went. */
type Fake = { name: string; nextElementSibling?: Element; previousElementSibling?: Element }
let focused: (string | [string, FocusOptions])[]
function fake(
  name: string,
  it: Partial<Record<keyof HTMLElement, unknown>> & { isGone?: boolean; isHidden?: boolean } = {},
) {
  const element = {
    name,
    isConnected: !it.isGone,
    getClientRects: () => (it.isHidden ? [] : [{}]),
    focus: (options?: FocusOptions) => focused.push(options ? [name, options] : name),
    ...it,
  }
  return element as Fake as unknown as HTMLElement
}
/** A row of a list, with a button in it. */
const row = (name: string, siblings: { next?: HTMLElement; before?: HTMLElement } = {}) =>
  fake(name, {
    nextElementSibling: siblings.next ?? null,
    previousElementSibling: siblings.before ?? null,
    querySelector: (inside: string) => fake(`${inside} of ${name}`),
  })

beforeEach(() => {
  focused = []
  vi.stubGlobal('document', { querySelector: fake, activeElement: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('SH-UI-15 the focus that is handed on', () => {
  test('goes to the first that is on screen, and without any to the page, which stays where it is', () => {
    giveFocus([null, fake('gone', { isGone: true }), fake('hidden', { isHidden: true }), fake('opener'), fake('other')])
    giveFocus([fake('toast'), fake('other')], { preventScroll: true })
    giveFocus([undefined, fake('gone', { isGone: true })])
    expect(focused).toEqual(['opener', ['toast', { preventScroll: true }], ['main', { preventScroll: true }]])
  })

  test.each([
    ['next', row('row', { next: row('next'), before: row('before') }), 'button of next'],
    ['before it at the end', row('row', { before: row('before') }), 'button of before'],
    ['named besides when it was the only one', row('row'), 'heading'],
  ])('goes from a row that goes to the one %s', (_, going, expected) => {
    focusBeside(going, 'button', fake('heading'))
    expect(focused).toEqual([expected])
  })

  test('goes to the neighbour itself where nothing in it is named', () => {
    focusBeside(row('chip', { next: row('next') }))
    expect(focused).toEqual(['next'])
  })

  test('steps through a row and round its ends', () => {
    const all = ['one', 'two', 'three'].map((name) => fake(name))
    const [one, , three] = all as [HTMLElement, HTMLElement, HTMLElement]
    focusStep(all, one, 1)
    focusStep(all, three, 1)
    focusStep(all, one, -1)
    expect(focused).toEqual(['two', 'one', 'three'])
  })

  test('goes to the first fault of a form, once that is drawn', () => {
    let isDrawn = false
    const form = { querySelector: () => (isDrawn ? fake('fault') : null) } as unknown as HTMLFormElement
    focusFault(form, () => {
      isDrawn = true
    })
    expect(focused).toEqual(['fault'])
  })

  test.each([
    [null, true],
    ['body, main', true],
    ['button', false],
  ])('is lost when what has it is %s: %j', (what, lost) => {
    const activeElement = what && { matches: (selector: string) => selector === what }
    vi.stubGlobal('document', { activeElement })
    expect(isFocusLost()).toBe(lost)
  })
})
