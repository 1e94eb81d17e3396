import { beforeEach, expect, test, vi } from 'vitest'
import { firstSign, rememberSigns } from './signs.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  rememberSigns()
  return () => vi.unstubAllGlobals()
})

/** Whether somebody who waits from now on hears of a sign. */
async function hears(): Promise<boolean> {
  let heard = false
  void firstSign().then(() => {
    heard = true
  })
  await Promise.resolve()
  await Promise.resolve()
  return heard
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'scroll', 'blur'])(
  'SH-ERR-34 SH-UI-16 %s is a sign of the visitor, whether it comes before the code or after it',
  async (type) => {
    const waited = firstSign()
    expect(await hears()).toBe(false)
    page.dispatchEvent(new Event(type))
    await waited
    expect(await hears()).toBe(true)
  },
)

test('SH-ERR-38 a text that comes into a field without a key or a pointer is a sign too', async () => {
  page.dispatchEvent(new Event('input'))
  expect(await hears()).toBe(true)
})

test('SH-ERR-34 a page that does something by itself gives no sign', async () => {
  for (const type of ['load', 'resize', 'focus', 'change']) page.dispatchEvent(new Event(type))
  expect(await hears()).toBe(false)
})
