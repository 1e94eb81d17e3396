import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { settingsListing } from '../../server/base/settings.ts'
import { projectRoot } from '../base/files.ts'
import { envExample } from './example.ts'

const port = { name: 'PORT', what: 'Where.', example: '8080', default: '3000', requiredInProduction: false }
const sender = { name: 'FROM', what: 'Who.', example: 'Bewezen <a@b.c>', default: null, requiredInProduction: true }

test('every setting stands in the example with its meaning, its default before its example', () => {
  const text = envExample([port, sender])
  expect(text).toContain('\n# Where.\n# PORT=3000\n')
  expect(text).toContain('\n# Who. Required in production.\n# FROM="Bewezen <a@b.c>"\n')
})

test('a copy of the example sets nothing, and a line that is switched on sets what it shows', () => {
  const text = envExample([port, sender])
  expect(parseEnv(text)).toEqual({})
  expect(parseEnv(text.replace(/^# (?=[A-Z_]+=)/gm, ''))).toEqual({ PORT: '3000', FROM: 'Bewezen <a@b.c>' })
})

test('.env.example is what the settings say today: write it anew with node tools/env.ts', () => {
  expect(readFileSync(join(projectRoot, '.env.example'), 'utf8')).toBe(envExample(settingsListing()))
})
