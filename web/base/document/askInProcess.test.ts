import { expect, test } from 'vitest'
import { askInProcess } from './askInProcess.ts'

const failing = (error: object) => askInProcess(() => Promise.reject(error))
const asked = (page: ReturnType<typeof askInProcess>) =>
  page.ask('inbox.unread', {}).then(
    () => null,
    (error) => error,
  )

test('a refusal reaches the page with its code and data, and gives the page its status', async () => {
  const page = failing(Object.assign(new Error('internal words'), { code: 'NOT_FOUND', data: { a: 1 } }))
  expect(await asked(page)).toMatchObject({ code: 'NOT_FOUND', data: { a: 1 }, message: 'NOT_FOUND' })
  expect([page.status(), page.fault()]).toEqual([404, undefined])
})

test('what broke is kept for the log and never told to the page', async () => {
  const broken = Object.assign(new Error('connect 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
  const page = failing(broken)
  const told = await asked(page)
  expect(JSON.stringify([told.message, told.code ?? null, told.data ?? null])).not.toMatch(/10\.0\.0\.7|ECONNREFUSED/)
  expect([page.status(), page.fault()]).toEqual([500, broken])
})

test('an answer passes as it is', async () => {
  const page = askInProcess(async (name, input) => ({ name, input }))
  expect(await page.ask('inbox.unread', {})).toEqual({ name: 'inbox.unread', input: {} })
})
