import { operation } from '@bewezen/domain/base/operation.ts'
import { viewingHeader } from '@bewezen/domain/base/viewing.ts'
import type { ContractRouterClient } from '@orpc/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { routesModule, routesOf } from '../build/minified-contract.ts'
import { type Asked, overHttp } from './http.ts'
import { refusalOf } from './refusal.ts'

const contract = {
  notes: {
    list: operation({ needs: 'nothing', read: true, input: z.object({ tab: z.string() }), output: z.string() }),
    save: operation({ needs: 'nothing', input: z.object({ id: z.string() }), output: z.string() }),
  },
}
/** As the browser gets it: code that puts the contract together. */
const code = `data:text/javascript,${encodeURIComponent(routesModule(routesOf(contract)))}`
const { default: routes } = await import(/* @vite-ignore */ code)
const notes = overHttp<ContractRouterClient<typeof contract, Asked>>(routes).notes
const fetched = vi.fn<(request: Request, init: RequestInit) => Promise<Response>>()
const answer = (status: number, body: unknown) => fetched.mockResolvedValueOnce(Response.json(body, { status }))
const thrownBy = (call: Promise<unknown>) => call.then(() => null, refusalOf)

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://bewezen.example' } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('a read is a GET with its input in the query, a change a POST with it in the body, both with the session', async () => {
  answer(200, 'lijst')
  answer(200, 'bewaard')
  expect(await notes.list({ tab: 'ongelezen' })).toBe('lijst')
  expect(await notes.save({ id: '7' })).toBe('bewaard')
  const [[read, how], [change]] = fetched.mock.calls as [[Request, RequestInit], [Request, RequestInit]]
  expect([read.method, read.url]).toEqual(['GET', 'https://bewezen.example/api/notes/list?tab=ongelezen'])
  expect([change.method, change.url]).toEqual(['POST', 'https://bewezen.example/api/notes/save'])
  expect(await change.json()).toEqual({ id: '7' })
  expect(how.credentials).toBe('same-origin')
})

test('POD-MORE-46 a call that is to outlive the page is made so, and no other', async () => {
  answer(200, 'bewaard')
  answer(200, 'bewaard')
  await notes.save({ id: '7' }, { context: { keepalive: true } })
  await notes.save({ id: '8' })
  expect(fetched.mock.calls.map(([, how]) => how.keepalive ?? false)).toEqual([true, false])
})

test('a refusal comes with its code, its data and its status', async () => {
  answer(409, { code: 'ID_IN_USE', data: { by: 'Noor' } })
  expect(await thrownBy(notes.save({ id: '7' }))).toEqual({ code: 'ID_IN_USE', data: { by: 'Noor' }, status: 409 })
})

test('a lost connection is told as OFFLINE', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await thrownBy(notes.list({ tab: 'a' })))?.code).toBe('OFFLINE')
})

test('a request that was taken back is not told as a lost connection', async () => {
  fetched.mockRejectedValueOnce(new DOMException('gone', 'AbortError'))
  await expect(notes.list({ tab: 'a' })).rejects.toThrow('gone')
})

test('an answer that is none of ours is a failure of the server', async () => {
  answer(502, 'Bad gateway')
  expect((await thrownBy(notes.list({ tab: 'a' })))?.status).toBe(502)
})

test('what the browser knows of an operation is where it is, not what it takes', () => {
  expect([routes.notes.list, routes.notes.save]).toEqual([
    { '~orpc': { errorMap: {}, meta: {}, route: { method: 'GET', path: '/notes/list' } } },
    { '~orpc': { errorMap: {}, meta: {}, route: { method: 'POST', path: '/notes/save' } } },
  ])
})

test('an operation that is not at the address of its name cannot be told by its name', () => {
  const elsewhere = { notes: { list: { '~orpc': { errorMap: {}, meta: {}, route: { method: 'GET', path: '/n' } } } } }
  expect(() => routesModule(elsewhere as never)).toThrow('notes.list is at GET /n')
})

test('a failure in another shape keeps the words that came with it', async () => {
  for (const body of [
    { error: 'invalid claim: missing sub' },
    { message: 'invalid claim: missing sub' },
    'invalid claim: missing sub',
  ]) {
    answer(500, body)
    await expect(notes.save({ id: '7' })).rejects.toThrow('invalid claim')
  }
})

test('ADM-MORE-56 an answer to a viewing of another tab is refused here and told once, as is its end; a page that shows it takes it', async () => {
  // What a page shows is remembered by the module.
  vi.resetModules()
  const { askAsViewed, hearViewings, overHttp: asked } = await import('./http.ts')
  const { notes } = asked<ContractRouterClient<typeof contract, Asked>>(routes)
  const heard: (string | null)[] = []
  hearViewings((viewing) => heard.push(viewing))
  const viewed = (status: number, body: unknown) =>
    fetched.mockResolvedValueOnce(Response.json(body, { status, headers: { [viewingHeader]: 'student straks' } }))
  answer(200, 'eigen')
  expect(await notes.list({ tab: 'a' })).toBe('eigen')
  expect(heard).toEqual([])
  viewed(200, 'van de rol')
  viewed(403, { code: 'VIEWING_AS', data: null })
  expect((await thrownBy(notes.list({ tab: 'a' })))?.code).toBe('VIEWING_AS')
  expect(await thrownBy(notes.save({ id: '7' }))).toMatchObject({ code: 'VIEWING_AS', status: 403 })
  expect(heard).toEqual(['student straks'])
  answer(200, 'weer eigen')
  expect(await notes.list({ tab: 'a' })).toBe('weer eigen')
  expect(heard).toEqual(['student straks', null])

  askAsViewed()
  viewed(200, 'van de rol')
  expect(await notes.list({ tab: 'a' })).toBe('van de rol')
  expect(heard).toHaveLength(2)
})
