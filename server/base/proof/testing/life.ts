import { setTimeout as wait } from 'node:timers/promises'
import type { Draws } from '../../../demo/crowd/draws.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { askUntilSaid } from './browser.ts'
import { buyGoods, buyPlace, givePlaceUp, takePlace } from './buying.ts'
import type { Browser } from './member.ts'
import { password } from './stage.ts'
import { react, read, talk, talkWithPicture } from './talking.ts'

/** How often each is done, by a part of a hundred. */
const deeds: readonly [number, (browser: Browser) => Promise<void>][] = [
  [29, talk],
  [1, signIn],
  [15, react],
  [15, read],
  [15, takePlace],
  [7, buyPlace],
  [5, givePlaceUp],
  [8, buyGoods],
  [5, talkWithPicture],
]

/** Signs in anew, as on another device, and goes on there. */
async function signIn({ person, stage, book }: Browser): Promise<void> {
  const asking = {
    path: 'auth/sign-in/email',
    cookie: '',
    from: person.address,
    input: { email: person.email, password },
  }
  const { cookie } = await askUntilSaid(stage.sites.any, asking, book.troubles)
  if (cookie) person.cookie = cookie
}

/** What people live by; it ends with the test file, however that ends. */
export function untilTheEnd(): { isOn: boolean } {
  const life = { isOn: true }
  atEnd(() => {
    life.isOn = false
  })
  return life
}

/** Lives for as long as it lasts: one thing after the other, each to its end, with pauses of so many milliseconds at most. */
export async function live(browser: Browser, life: { isOn: boolean }, pauseMs: number): Promise<void> {
  while (life.isOn) {
    await pick(browser.drawn)(browser)
    await wait(browser.drawn.whole(0, pauseMs))
  }
}

/** Does everything once, so that a short life has everything in it. */
export async function liveOnce(browser: Browser): Promise<void> {
  for (const [, deed] of deeds) await deed(browser)
}

function pick(drawn: Draws): (browser: Browser) => Promise<void> {
  let left = drawn.whole(0, 99)
  for (const [part, deed] of deeds) {
    left -= part
    if (left < 0) return deed
  }
  return talk
}
