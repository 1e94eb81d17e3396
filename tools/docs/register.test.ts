import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableTitles } from '../../domain/privacy/tableWords.ts'
import { settingsListing } from '../../server/base/settings.ts'
import { elsewhere, kept, rules } from '../../server/privacy/retention/rules.ts'
import { projectRoot } from '../base/files.ts'
import { inPlace } from './place.ts'
import { registerTables } from './register.ts'
import { activities, inDutch } from './registerWords.ts'

const page = readFileSync(join(projectRoot, 'docs/processing-register.md'), 'utf8')

test('OPS-KEEP-02 docs/processing-register.md says what the sweeper does: write it anew with node tools/register.ts', () => {
  expect(page).toBe(inPlace(page, 'node tools/register.ts', registerTables()))
  expect(registerTables()).toContain('| gelezen meldingen | 1 jaar | een jaar is terug te lezen |')
})

test('everything that a download holds stands with one activity, and each activity has its row with purpose and ground', () => {
  const named = activities.flatMap(({ tables }) => tables)
  expect(named.toSorted()).toEqual(Object.keys(tableTitles).toSorted())
  for (const { name } of activities) expect(page.split(`| ${name} |`)).toHaveLength(3)
})

test('no Dutch stands there for a sentence that no rule has any more', () => {
  const said = [...rules.flatMap(({ what, why }) => [what, why]), ...Object.values(elsewhere).map(({ what }) => what)]
  expect(Object.keys(inDutch).toSorted()).toEqual([...new Set([...said, ...kept.map(({ why }) => why)])].toSorted())
})

test('the settings that the register names are settings', () => {
  const known = new Set(settingsListing().map(({ name }) => name))
  const named = [...page.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
