import { beforeEach, describe, expect, test } from 'vitest'
import { toggling } from './useToggle.ts'

let asked: boolean[]
let answers: PromiseWithResolvers<string>[]
let told: unknown[]
beforeEach(() => {
  asked = []
  answers = []
  told = []
})

/** A switch on screen, whose calls are answered when the test says so. */
function theSwitch(key = 'star 1', renewed: Promise<unknown> = Promise.resolve()) {
  const drawn: (boolean | null)[] = []
  const want = toggling<boolean>((wish) => drawn.push(wish))
  const call = (on: boolean) => {
    asked.push(on)
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  const onStored = (answer: string, on: boolean) => {
    told.push([answer, on])
    return renewed
  }
  const onRefused = (error: unknown) => told.push((error as Error).message)
  return { drawn, click: (on: boolean) => want({ key, call, onStored, onRefused }, on) }
}

describe('a toggle', () => {
  test('draws each click at once, sends only the last after the first, and tells of what was stored in the end', async () => {
    const { drawn, click } = theSwitch()
    const clicks = [true, false, true, false].map(click)
    expect([drawn, asked]).toEqual([[true, false, true, false], [true]])
    answers[0]?.resolve('on')
    await expect.poll(() => asked).toEqual([true, false])
    answers[1]?.resolve('off')
    await Promise.all(clicks)
    expect(told).toEqual([['off', false]])
    expect(drawn).toEqual([true, false, true, false, null])
  })

  test('shows what is stored again when it is refused, and says so once', async () => {
    const { drawn, click } = theSwitch()
    const clicks = [click(true), click(false)]
    answers[0]?.reject(new Error('FORBIDDEN'))
    await Promise.all(clicks)
    expect([told, drawn.at(-1), asked]).toEqual([['FORBIDDEN'], null, [true]])
  })

  test('stands as it was put until what is stored was read anew', async () => {
    const renewed = Promise.withResolvers()
    const { drawn, click } = theSwitch('star 1', renewed.promise)
    const clicked = click(true)
    answers[0]?.resolve('on')
    await expect.poll(() => told).toEqual([['on', true]])
    expect(drawn).toEqual([true])
    renewed.resolve(null)
    await clicked
    expect(drawn).toEqual([true, null])
  })

  test('that is clicked while the last outcome is read shows the new wish until that is answered', async () => {
    const renewed = Promise.withResolvers()
    const { drawn, click } = theSwitch('star 1', renewed.promise)
    const first = click(true)
    answers[0]?.resolve('on')
    await expect.poll(() => told.length).toBe(1)
    const second = click(false)
    renewed.resolve(null)
    await first
    expect(drawn).toEqual([true, false])
    answers[1]?.resolve('off')
    await second
    expect(drawn).toEqual([true, false, null])
  })

  test('of the same thing elsewhere goes along in the wish that is under way', async () => {
    const [one, other] = [theSwitch(), theSwitch()]
    const clicks = [one.click(true), other.click(false)]
    answers[0]?.resolve('on')
    await expect.poll(() => asked).toEqual([true, false])
    answers[1]?.resolve('off')
    await Promise.all(clicks)
    expect([told, one.drawn.at(-1), other.drawn.at(-1)]).toEqual([[['off', false]], null, null])
  })
})
