import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeEach, expect, test } from 'vitest'
import { linkAudit } from '../access/auditChain.ts'
import { openWorld } from '../base/testing/world.ts'
import { lookAtAuditLog } from './auditLog.ts'

const { house } = await openWorld()
const { database, settings } = house
const look = () => lookAtAuditLog(database, settings)

beforeEach(async () => {
  await database.pool.query('truncate audit_links, audit_log')
})

const add = (id = newId()) =>
  database.pool.query(`insert into audit_log (id, action, at) values ($1, 'tester.on', now())`, [id])

test('OPS-DOCTOR-19 tells with how many lines and with which link the chain ends', async () => {
  await add()
  expect(await look()).toMatchObject({ state: 'not used' })
  await house.transaction((tx) => linkAudit(tx, settings))
  expect(await look()).toMatchObject({
    state: 'good',
    says: expect.stringMatching(/^1 line as they were written; the chain ends at number 1, \S{12}$/),
  })
})

test('OPS-DOCTOR-19 names the line that is not as it was written, with what to do', async () => {
  const id = newId()
  await add(id)
  await house.transaction((tx) => linkAudit(tx, settings))
  await database.pool.query('alter table audit_log disable trigger audit_log_stays')
  await database.pool.query(`update audit_log set action = 'tester.off' where id = $1`, [id])
  await database.pool.query('alter table audit_log enable trigger audit_log_stays')
  expect(await look()).toMatchObject({
    state: 'wrong',
    says: `a line was changed after it was written (line ${id})`,
    todo: expect.stringContaining('--verify'),
  })
})

test('OPS-DOCTOR-19 of a database of an earlier release there is nothing to look at', async () => {
  await database.pool.query('alter table audit_links rename to of_later')
  expect((await look()).state).toBe('not used')
  await database.pool.query('alter table of_later rename to audit_links')
})
