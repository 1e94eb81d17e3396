import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { eraseDueAccounts } from './eraseDueAccounts.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database
const password = 'Wandelen-2026!'
let admin: TestPerson

beforeAll(async () => {
  const passwordHash = await (await house.auth.$context).password.hash(password)
  admin = await world.person({ role: 'admin', passwordHash })
  await world.person({ role: 'admin' })
})

const isThere = async ({ id }: { id: string }) =>
  (await pool.query('select 1 from profiles where id = $1', [id])).rows.length === 1
const logged = async ({ id }: { id: string }) =>
  (await admin.does(access.auditLog, { search: '', kind: 'account' })).lines.filter(({ subject }) => subject?.id === id)
const erase = (who: TestPerson, more: object = {}) =>
  admin.does(privacy.erasePerson, { personId: who.id, username: who.username, password, ...more })
const say = async (who: TestPerson) => {
  const channel = await world.given.channel()
  const message = { id: newId(), channelId: channel.id, content: 'Goedemorgen', parentId: null, uploadId: null }
  return who.does(community.post, message)
}

test('ADM-PANEL-07 ‘Gegevens exporteren’ gives one JSON file of the user after signing in again, and is logged', async () => {
  const noor = await world.person({ firstName: 'Noor' })
  await say(noor)
  await world.given.medical(noor, { medicalConditions: 'Astma' })
  const ask = (more: object = {}) => admin.does(privacy.exportPerson, { personId: noor.id, password, ...more })

  await expect(ask({ password: 'anders' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(ask({ personId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await logged(noor)).toEqual([])
  const { name, json } = await ask()

  expect(name).toMatch(new RegExp(`^gegevens-${noor.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
  const data = JSON.parse(json)
  expect(data.profile).toMatchObject([{ first_name: 'Noor' }])
  expect(data.messages).toMatchObject([{ content: 'Goedemorgen' }])
  // Medical data are opened by 'Noodtoegang' alone (ADM-PANEL-04).
  expect(json).not.toMatch(/Astma|medical|token_hash/)
  expect(await logged(noor)).toMatchObject([{ action: 'account.exported', actor: { id: admin.id } }])
})

test('ADM-PANEL-07 ‘Account verwijderen’ wants the username, erases at once, leaves what was said without a name, and is logged', async () => {
  const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person()]
  const { id } = await say(noor)
  await expect(erase(noor, { password: 'anders' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(erase(noor, { username: sem.username })).rejects.toMatchObject({ status: 422, code: 'WRONG_USERNAME' })
  expect(await isThere(noor)).toBe(true)

  await erase(noor, { username: ` ${noor.username.toUpperCase()} ` })

  expect(await isThere(noor)).toBe(false)
  await expect(noor.does(account.viewer, {})).rejects.toMatchObject({ status: 401 })
  const { messages } = await sem.does(community.messagesById, { ids: [id] })
  expect(messages).toMatchObject([{ content: 'Goedemorgen', author: null }])
  expect((await logged(noor)).map(({ action, actor }) => [action, actor?.id ?? null])).toEqual(
    expect.arrayContaining([
      ['account.removed', admin.id],
      ['account.erased', null],
    ]),
  )
})

test('ADM-PANEL-07 nobody erases themselves this way, and others than admins nobody at all', async () => {
  await expect(erase(admin)).rejects.toMatchObject({ status: 409, code: 'OWN_ACCOUNT' })
  const noor = await world.person()
  for (const role of ['teacher', 'moderator', 'student'] as const) {
    const who = await world.person({ role })
    const asked = { personId: noor.id, username: noor.username, password }
    await expect(who.does(privacy.erasePerson, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(who.does(privacy.exportPerson, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await isThere(noor)).toBe(true)
})

test('ADM-PANEL-07 what cannot be ended elsewhere now is tried again, and until then the account is shut and hidden', async () => {
  const noor = await world.person()
  const failing = vi.fn(() => Promise.reject(new Error('the provider is down')))
  const parts = house.personalParts
  house.personalParts = { ...parts, payments: { endElsewhere: failing } }
  await erase(noor)
  house.personalParts = parts

  expect(failing).toHaveBeenCalled()
  expect(await isThere(noor)).toBe(true)
  await expect(noor.does(account.viewer, {})).rejects.toMatchObject({ status: 401 })
  const back = await world.signedIn(noor)
  await expect(back.does(privacy.comeBack, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await eraseDueAccounts(house, parts)).toBe(1)
  expect(await isThere(noor)).toBe(false)
})
