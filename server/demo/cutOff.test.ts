import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { FolderInUse, lockFolder } from '../base/database/lock.ts'
import { dropCutOff, markFilling } from './cutOff.ts'

let folder = ''
const half = async () => {
  await mkdir(join(folder, 'postgres'), { recursive: true })
  await writeFile(join(folder, 'postgres/PG_VERSION'), '18')
  await mkdir(join(folder, 'files/avatars'), { recursive: true })
  await mkdir(join(folder, 'payments'))
  await writeFile(join(folder, 'secret'), 'kept')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bewezen-cut-off-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('COM-START-55 half a demo community of a start that was cut off goes, and what is no part of it stays', async () => {
  await half()
  await markFilling(folder)
  expect(await dropCutOff(folder)).toBe(true)
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  expect(existsSync(join(folder, 'files'))).toBe(false)
  expect(existsSync(join(folder, 'payments'))).toBe(false)
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('kept')
  expect(await dropCutOff(folder)).toBe(false)
})

test('COM-START-55 one that was filled to its end stays, and so does a site that never was a demonstration', async () => {
  await half()
  expect(await dropCutOff(folder)).toBe(false)
  const done = await markFilling(folder)
  await done()
  expect(await dropCutOff(folder)).toBe(false)
  expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true)
  expect(existsSync(join(folder, 'files/avatars'))).toBe(true)
})

test('COM-START-55 what another process is filling is not touched', async () => {
  await half()
  await markFilling(folder)
  const giveBack = await lockFolder(join(folder, 'postgres'))
  await expect(dropCutOff(folder)).rejects.toThrow(FolderInUse)
  expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true)
  await giveBack()
  expect(await dropCutOff(folder)).toBe(true)
})
