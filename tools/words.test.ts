import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { date, houseZone } from '../domain/base/dates.ts'
import { price } from '../domain/base/money.ts'
import { wholeNumber } from '../domain/base/numbers.ts'

const domain = join(import.meta.dirname, '../domain')
const files = (await readdir(domain, { recursive: true })).filter((path) => /words\.ts$/i.test(path))
const modules = await Promise.all(files.map((path) => import(join(domain, path)) as Promise<Record<string, unknown>>))
const requirements = join(domain, '../docs/requirements')
const given = (
  await Promise.all((await readdir(requirements)).map((name) => readFile(join(requirements, name), 'utf8')))
)
  .join('\n')
  .replaceAll('’', "'")

/** Every sentence that a file of words says, whatever it stands in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

// Words that no Dutch sentence has.
const english =
  /\b(the|your|you|with|please|not|and|are|this|that|have|has|an error|failed|error|password|sent|check|click|again|settings|found|page|how|works)\b/i
const texts = [...new Set(modules.flatMap(textsOf))]

test('EV-GEN-01 EV-GEN-10 SH-ERR-01 SH-GEN-12 X3-GEN-01 X3-GEN-09 every text is Dutch, unless the requirements give it in English', () => {
  expect(texts.length).toBeGreaterThan(500)
  const foreign = texts.filter((text) => english.test(text))
  expect(foreign.filter((text) => !given.includes(text))).toEqual([])
  // The net catches: some are given in English.
  for (const text of ['Login Error', 'Password reset email sent! Check your inbox.']) expect(foreign).toContain(text)
})

test('SH-GEN-11 dates, numbers and prices are written as in the Netherlands', () => {
  const moment = new Date('2026-03-01T12:00:00Z')
  const day = new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: 'short', year: 'numeric', timeZone: houseZone })
  expect(date(moment)).toBe(day.format(moment))
  expect([wholeNumber(1_234_567), price(123_450)]).toEqual(['1.234.567', '€ 1.234,50'])
})
