import { expect, test } from 'vitest'
import { leaderboardGroup } from './leaderboardGroup.ts'

test.each([
  ['student', 'student'],
  ['student_plus_lars', 'student'],
  ['student_plus_jorn', 'student'],
  ['student_plus_rick_tomas', 'student'],
  ['teacher', 'teacher'],
  ['moderator', 'moderator'],
  ['partner', 'partner'],
  ['admin', null],
  ['cancelled_subscription', null],
  ['no_subscription', null],
  ['student_plus_astronaut', null],
  ['astronaut', null],
  ['', null],
  [null, null],
])('SH-RANK-03 SH-RANK-04 SH-RANK-05 %s is ranked among %s', (role, group) => {
  expect(leaderboardGroup(role)).toBe(group)
})
