import { MutationObserver } from '@tanstack/react-query'
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
