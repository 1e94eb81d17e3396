import { expect, test } from 'vitest'
import { auditActions } from '../access/audit.ts'
import { actionLabel, reasonText, valueText } from './logWords.ts'

test('ADM-PANEL-20 every line of the log has words of its own, and one of a newer version its own name', () => {
  const labels = Object.keys(auditActions).map(actionLabel)
  for (const label of labels) expect(label).toMatch(/^\p{Lu}/u)
  expect(new Set(labels).size).toBe(labels.length)
  expect([actionLabel('something.new'), actionLabel('toString')]).toEqual(['something.new', 'toString'])
})

test.each([
  ['setting.changed', 'siteName', 'Naam van de site'],
  ['setting.changed', 'somethingNew', 'somethingNew'],
  ['setting.changed', 'hero', 'hero'],
  ['content.ordered', 'hero', 'Hero'],
  ['content.ordered', 'testimonials', 'Ervaringen'],
  ['content.ordered', 'team', 'Team'],
  ['content.ordered', 'siteName', 'siteName'],
  ['account.blocked', 'hero', 'hero'],
  ['account.blocked', 'siteName', 'siteName'],
])('ADM-PANEL-20 what %s is about, %s, reads %s', (action, reason, text) => {
  expect(reasonText(action, reason)).toBe(text)
})

test.each([
  ['role.changed', 'student_plus_lars', 'Student Lars'],
  ['role.changed', 'true', 'Gast'],
  ['report.triaged', 'in_progress', 'In behandeling'],
  ['report.triaged', 'somethingNew', 'somethingNew'],
  ['setting.changed', 'true', 'aan'],
  ['setting.changed', 'false', 'uit'],
  ['setting.changed', 'student', 'student'],
  ['setting.changed', 'new', 'new'],
  ['grant.ended', '2026-11-27T17:40:05.123Z', '27 nov 2026, 18:40'],
  ['event.edited', 'Begin: 2026-12-01T19:30:00', 'Begin: 01 dec 2026, 19:30'],
  ['event.edited', 'Titel: kamer 2026-12-01', 'Titel: kamer 2026-12-01'],
])('ADM-PANEL-20 the value of %s, %s, reads %s', (action, value, text) => {
  expect(valueText(action, value)).toBe(text)
})
