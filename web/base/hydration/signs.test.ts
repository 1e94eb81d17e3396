import { beforeEach, expect, test, vi } from 'vitest'
import { atFirstSign, rememberSigns } from './signs.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  rememberSigns()
  return () => vi.unstubAllGlobals()
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'scroll', 'blur'])(
  'SH-ERR-34 SH-UI-16 %s is a sign of the visitor, whether it comes before the code or after it',
  (type) => {
    const [before, after] = [vi.fn(), vi.fn()]
    atFirstSign(after)
    expect(after).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(type))
    expect(after).toHaveBeenCalledOnce()
    atFirstSign(before)
    expect(before).toHaveBeenCalledOnce()
  },
)

test('SH-ERR-34 what a page does by itself is no sign', () => {
  const act = vi.fn()
  atFirstSign(act)
  for (const type of ['load', 'resize', 'focus', 'input']) page.dispatchEvent(new Event(type))
  expect(act).not.toHaveBeenCalled()
})
