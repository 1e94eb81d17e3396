import { expect, test } from 'vitest'
import { lastWish } from './lastWish.ts'

/** A call that is answered when the test says so; `asked` holds what it was asked for. */
function calls() {
  const asked: boolean[] = []
  const answers: PromiseWithResolvers<string>[] = []
  const call = (on: boolean) => {
    asked.push(on)
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  return { asked, answers, call }
}

test('of what is wanted while a call is under way only the last is sent, and the first who asked gets its answer', async () => {
  const { asked, answers, call } = calls()
  const wishes = [true, false, true, false].map((on) => lastWish('star 1', on, call))
  expect(asked).toEqual([true])
  answers[0]?.resolve('on')
  await expect.poll(() => asked).toEqual([true, false])
  answers[1]?.resolve('off')
  expect(await Promise.all(wishes)).toEqual(['off', null, null, null])
})

test('nothing is sent again when the last wish is what was sent', async () => {
  const { asked, answers, call } = calls()
  const wishes = [true, false, true].map((on) => lastWish('star 1', on, call))
  answers[0]?.resolve('on')
  expect(await Promise.all(wishes)).toEqual(['on', null, null])
  expect(asked).toEqual([true])
})

test('a refusal is told once, and the next wish is sent anew', async () => {
  const { asked, answers, call } = calls()
  const [first, second] = [lastWish('star 1', true, call), lastWish('star 1', false, call)]
  answers[0]?.reject(new Error('CHANNEL_READ_ONLY'))
  await expect(first).rejects.toThrow('CHANNEL_READ_ONLY')
  expect(await second).toBeNull()
  const again = lastWish('star 1', true, call)
  answers[1]?.resolve('on')
  expect([await again, asked]).toEqual(['on', [true, true]])
})

test('different things do not wait for each other', async () => {
  const { asked, answers, call } = calls()
  const wishes = [lastWish('star 1', true, call), lastWish('star 2', false, call)]
  expect(asked).toEqual([true, false])
  answers[1]?.resolve('off')
  expect(await wishes[1]).toBe('off')
  answers[0]?.resolve('on')
  expect(await wishes[0]).toBe('on')
})
