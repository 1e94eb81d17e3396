import { beforeEach, expect, test } from 'vitest'
import { nextWish, wantReaction } from './wantReaction.ts'

const emoji = '👍'
let stored: boolean
let sent: boolean[]
let answers: (() => void)[]

beforeEach(() => {
  stored = false
  sent = []
  answers = []
})

/** A click on the emoji while the screen still shows `mine`; the server answers when the test lets it. */
const click = (mine: boolean) =>
  wantReaction({
    id: 'message',
    emoji,
    on: nextWish('message', emoji, mine),
    show: () => {},
    call: async (on) => {
      sent.push(on)
      await new Promise<void>((answer) => answers.push(answer))
      stored = on
      return { reactions: [] }
    },
    renew: () => {},
  })

async function answerAll() {
  for (let answer = answers.shift(); answer; answer = answers.shift()) {
    answer()
    await new Promise(setImmediate)
  }
}

test.each([
  [2, false],
  [3, true],
  [4, false],
])('X3-EDGE-20 after %i clicks before the first is drawn or answered the reaction is on: %s', async (clicks, on) => {
  const wishes = Array.from({ length: clicks }, () => click(false))
  await answerAll()
  await Promise.all(wishes)
  expect(stored).toBe(on)
})

test('X3-EDGE-20 a click after the answer goes by what is on screen again', async () => {
  const first = click(false)
  await answerAll()
  await first
  const second = click(true)
  await answerAll()
  await second
  expect(sent).toEqual([true, false])
})
