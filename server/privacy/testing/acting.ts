import { newId } from '@bewezen/domain/base/ids.ts'
import { casesOf } from '../../base/testing/race/cases.ts'
import type { Stage } from '../../base/testing/race/stage.ts'
import type { TestPerson } from '../../base/testing/world.ts'

export type Act = {
  name: string
  /** Somebody who may ask it, and does; null for a visitor. */
  asker: TestPerson | null
  input: () => Promise<object>
}

/** Every operation that writes, with somebody who may ask it and something that fits: the requests of the races. */
export const everyWrite = (stage: Stage): Act[] =>
  Object.entries(casesOf(stage)).map(([name, { who, input }]) => {
    const [asker] = who
    return {
      name,
      asker: 'cookie' in asker ? (asker as TestPerson) : null,
      input: async () => input(newId(), 0),
    }
  })

/** Fields in which people write what they like. */
const free = new Set(
  'title description content bio message text notes reason explanation medicalNotes change measure'.split(' '),
)

/** An input with a canary of its own in place of each text in it that is free. */
export function typing(input: unknown, next: (field: string) => string): unknown {
  if (Array.isArray(input)) return input.map((one) => typing(one, next))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && free.has(name) ? next(name) : typing(value, next),
    ]),
  )
}
