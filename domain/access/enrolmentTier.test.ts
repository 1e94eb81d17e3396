import { describe, expect, test } from 'vitest'
import { holds, rolesThatHold } from './capabilities.ts'
import { eventRoleLabel, type Tier, tierOf, tiers } from './enrolmentTier.ts'
import { roles } from './roles.ts'

// Written out by hand: role, delay in hours, label.
const table: [string | null, Tier, string][] = [
  ['admin', 0, 'Administrator'],
  ['teacher', 0, 'Docent'],
  ['student_plus_lars', 24, 'Student Premium'],
  ['student_plus_rick_tomas', 24, 'Student Premium'],
  ['student_plus_jorn', 24, 'Student Premium'],
  ['student_plus_someone_new', 24, 'Student Premium'],
  ['student', 48, 'Student'],
  ['no_subscription', 120, 'Geen abonnement'],
  ['cancelled_subscription', 120, 'Geen abonnement'],
  ['partner', 120, 'Gebruiker'],
  ['moderator', 120, 'Gebruiker'],
  ['student_plus', 120, 'Gebruiker'],
  ['Student', 120, 'Gebruiker'],
  ['students', 120, 'Gebruiker'],
  [' admin', 120, 'Gebruiker'],
  ['ADMIN', 120, 'Gebruiker'],
  ['astronaut', 120, 'Gebruiker'],
  ['', 120, 'Gebruiker'],
  [null, 120, 'Gebruiker'],
]

describe('the tier', () => {
  test.each(table)(
    'EV-TIER-02 EV-TIER-04 EV-TIER-05 EV-TIER-06 EV-TIER-12 EV-LIMIT-06 EV-ROLE-01 of %j is %i hours',
    (role, hours) => {
      expect(tierOf({ role, isTop5: false })).toBe(hours)
    },
  )

  test.each(table)('EV-TIER-03 EV-TIER-11 of %j with the top 5 flag is 0 hours', (role) => {
    expect(tierOf({ role, isTop5: true })).toBe(0)
  })

  test('EV-TIER-21 of a visitor is that of people without a subscription', () => {
    expect(tierOf(null)).toBe(tierOf({ role: 'no_subscription', isTop5: false }))
  })

  test('EV-LIMIT-06 EV-ROLE-01 every stored role is in the table, and every tier of it is known', () => {
    expect(table.map(([role]) => role)).toEqual(expect.arrayContaining([...roles]))
    expect(tiers).toEqual([0, 24, 48, 120])
  })
})

test.each(table)('EV-ROLE-02 EV-ROLE-03 EV-ROLE-12 %j is called, after %i hours, %s', (role, _hours, label) => {
  expect(eventRoleLabel({ role, isTop5: false })).toBe(label)
  expect(eventRoleLabel({ role, isTop5: true })).toBe('Top 5% Member')
})

test('EV-ROLE-04 EV-ROLE-05 EV-ROLE-06 EV-ROLE-11 admins and teachers edit events, admins alone manage them', () => {
  expect(rolesThatHold('editEvents')).toEqual(['admin', 'teacher'])
  expect(rolesThatHold('manageEvents')).toEqual(['admin'])
  expect(holds('astronaut', 'editEvents')).toBe(false)
})
