import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../base/files.ts'
import { keepNewestSnapshot } from './snapshots.ts'

test('of the snapshots the newest stays, and the journal beside it', () => {
  const meta = mkdtempSync(join(tmpdir(), 'meta-'))
  onTestFinished(() => rmSync(meta, { recursive: true }))
  for (const name of ['0009_snapshot.json', '0010_snapshot.json', '0008_snapshot.json', '_journal.json'])
    writeFileSync(join(meta, name), '{}')
  expect(keepNewestSnapshot(meta)).toBe(2)
  expect(readdirSync(meta).sort()).toEqual(['0010_snapshot.json', '_journal.json'])
  expect(keepNewestSnapshot(meta)).toBe(0)
})

test('one snapshot is kept, that of the newest migration in the journal', () => {
  const migrations = join(projectRoot, 'server/base/migrations')
  const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[]
  }
  const newest = entries.at(-1)
  expect(newest?.idx).toBe(entries.length - 1)
  expect(existsSync(join(migrations, `${newest?.tag}.sql`))).toBe(true)
  const number = newest?.tag.split('_')[0]
  expect(readdirSync(join(migrations, 'meta')).sort()).toEqual([`${number}_snapshot.json`, '_journal.json'])
})
