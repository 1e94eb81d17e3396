import { beforeEach, expect, test } from 'vitest'
import { nextWish, wantReaction } from './wantReaction.ts'
import { withReaction } from './withReaction.ts'

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

const mine = [{ emoji, count: 1, mine: true }]
const both = [{ emoji, count: 2, mine: true }]

/** A message on screen whose viewer wants a reaction; the server answers what the test says, when it says so. */
function reactedTo() {
  const message = { reactions: [] as typeof mine, renewed: 0 }
  let answer = (_: { reactions: typeof mine }) => {}
  const wish = wantReaction({
    id: 'message',
    emoji,
    on: true,
    show: (change) => Object.assign(message, change(message)),
    call: () => new Promise((resolve) => (answer = resolve)),
    renew: () => message.renewed++,
  })
  return { message, wish, answers: (reactions: typeof mine) => answer({ reactions }) }
}

test("COM-CHAT-13 an answer of before somebody else's reaction that was shown meanwhile hides nothing, and is read once more", async () => {
  const { message, wish, answers } = reactedTo()
  expect(message.reactions).toEqual(mine)
  message.reactions = both
  answers(mine)
  expect(await wish).toBe(true)
  expect(message).toEqual({ reactions: both, renewed: 1 })
})

test('COM-CHAT-13 an answer that nothing overtook is shown and asks nothing more, though others are in it', async () => {
  const { message, wish, answers } = reactedTo()
  const stored = withReaction(both, '❤️', true)
  answers(stored)
  await wish
  expect(message).toEqual({ reactions: stored, renewed: 0 })
})
