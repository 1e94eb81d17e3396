import type { Ask } from '../../base/api/operations.ts'
import type { KeptStorage } from '../registrationStorage.ts'

type Reply = object | Error | ((input: never) => object | Error)

/** An API that answers each operation with what is given for it, one after the other; the last answer stays. */
export function answering(replies: Record<string, Reply | readonly Reply[]>) {
  const asked: { name: string; input: unknown }[] = []
  const ask = async (name: string, input: unknown) => {
    asked.push({ name, input })
    const given = replies[name]
    if (given === undefined) throw new Error(`Nobody expected ${name}`)
    const nth = asked.filter((one) => one.name === name).length - 1
    const reply: Reply | undefined = Array.isArray(given) ? (given[nth] ?? given.at(-1)) : (given as Reply)
    const answer = typeof reply === 'function' ? (reply as (input: unknown) => object | Error)(input) : reply
    if (answer instanceof Error) throw answer
    return answer
  }
  return { ask: ask as unknown as Ask, asked, names: () => asked.map(({ name }) => name) }
}

/** A refusal as the API throws it. */
export const refusing = (code: string, status: number, data?: unknown): Error =>
  Object.assign(new Error(code), { code, status, data })

/** A browser's storage with these entries; `entries()` shows what is in it. */
export function storageWith(entries: Record<string, string> = {}): NonNullable<KeptStorage> & { entries(): object } {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    entries: () => Object.fromEntries(kept),
  }
}

/** A storage that refuses everything, as private windows and full disks do. */
export const brokenStorage = (): NonNullable<KeptStorage> => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse }
}
