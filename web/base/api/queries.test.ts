import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newQueries } from './queries.ts'

const failing = (status: number) => vi.fn(async () => Promise.reject(Object.assign(new Error(), { code: 'X', status })))
const offline = () => vi.fn(async () => Promise.reject(Object.assign(new Error(), { code: 'OFFLINE', status: 503 })))
const queryKey = ['een']
const minutes = 60_000

describe('a failed read', () => {
  const callsOf = async (queryFn: () => Promise<never>) => {
    await newQueries()
      .fetchQuery({ queryKey, queryFn, retryDelay: 0 })
      .catch(() => {})
    return vi.mocked(queryFn).mock.calls.length
  }

  test('SH-UI-09 is not asked again after a 4xx answer and once otherwise', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429, 499]) expect(await callsOf(failing(status))).toBe(1)
    for (const status of [500, 502, 503]) expect(await callsOf(failing(status))).toBe(2)
    expect(await callsOf(offline())).toBe(2)
  })
})

describe('a failed change', () => {
  const callsOf = async (mutationFn: () => Promise<never>) => {
    await new MutationObserver(newQueries(), { mutationFn, retryDelay: 0 }).mutate(undefined).catch(() => {})
    return vi.mocked(mutationFn).mock.calls.length
  }

  test('SH-UI-10 is tried once more after a lost connection or a failing server', async () => {
    expect(await callsOf(offline())).toBe(2)
    expect(await callsOf(failing(500))).toBe(2)
  })

  test('is never tried again after a 4xx answer', async () => {
    for (const status of [400, 403, 409, 422]) expect(await callsOf(failing(status))).toBe(1)
  })
})

describe('an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('SH-UI-12 SH-LIMIT-04 is fresh for 2 minutes and kept for 30', async () => {
    const queries = newQueries()
    const queryFn = vi.fn(async () => 'antwoord')
    const read = () => queries.fetchQuery({ queryKey, queryFn })

    await read()
    vi.advanceTimersByTime(2 * minutes - 1)
    await read()
    expect(queryFn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await read()
    expect(queryFn).toHaveBeenCalledTimes(2)

    vi.advanceTimersByTime(30 * minutes - 1)
    expect(queries.getQueryData(queryKey)).toBe('antwoord')
    vi.advanceTimersByTime(1)
    expect(queries.getQueryData(queryKey)).toBeUndefined()
  })
})

describe('an answer that was under way when something changed', () => {
  /** A read whose answers come when they are let, each as the world was when it was asked. */
  function slow() {
    let world = 'oud'
    const waiting: (() => void)[] = []
    const queryFn = vi.fn(() => {
      const seen = world
      return new Promise<string>((done) => void waiting.push(() => done(seen)))
    })
    const turn = () => new Promise((done) => setTimeout(done))
    return {
      queryFn,
      change: () => {
        world = 'nieuw'
      },
      lands: async () => {
        for (const land of waiting.splice(0)) land()
        await turn()
      },
    }
  }

  test('EV-CALL-51 a first reading that began before a change is read once more, however often it was told', async () => {
    const cache = newQueries()
    const { queryFn, change, lands } = slow()
    const observer = new QueryObserver(cache, { queryKey, queryFn })
    const leave = observer.subscribe(() => {})
    change()
    void cache.invalidateQueries({ queryKey })
    void cache.invalidateQueries({ queryKey: ['een'] })
    expect(queryFn).toHaveBeenCalledTimes(1)
    await lands()
    expect(queryFn).toHaveBeenCalledTimes(2)
    await lands()
    expect(observer.getCurrentResult()).toMatchObject({ data: 'nieuw', isFetching: false, isStale: false })
    await lands()
    expect(queryFn).toHaveBeenCalledTimes(2)
    leave()
  })

  test('EV-CALL-51 one that nobody shows is read anew when it comes on screen, and one that was not told of is not', async () => {
    const cache = newQueries()
    const { queryFn, change, lands } = slow()
    const other = slow()
    void cache.prefetchQuery({ queryKey, queryFn })
    void cache.prefetchQuery({ queryKey: ['twee'], queryFn: other.queryFn })
    change()
    void cache.invalidateQueries({ queryKey })
    await lands()
    await other.lands()
    expect(cache.getQueryState(queryKey)).toMatchObject({ data: 'oud', isInvalidated: true })
    expect(cache.getQueryState(['twee'])).toMatchObject({ isInvalidated: false })
    const leave = new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {})
    await lands()
    expect(cache.getQueryData(queryKey)).toBe('nieuw')
    leave()
  })

  test('EV-CALL-51 a first reading that failed is not asked again by itself', async () => {
    const cache = newQueries()
    const { promise, reject } = Promise.withResolvers<string>()
    const queryFn = vi.fn(() => promise)
    const asked = cache.fetchQuery({ queryKey, queryFn, retry: false })
    void cache.invalidateQueries({ queryKey })
    reject(new Error('404'))
    await expect(asked).rejects.toThrow('404')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })
})
