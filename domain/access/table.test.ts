import { expect, test } from 'vitest'
import { type Capability, capabilities } from './capabilities.ts'
import { type AccessRefusal, type Asker, type Modes, whyNot } from './gate.ts'

// Written out in full and by hand, so that no rule can agree with itself. Columns, in the order of the capabilities:
//   useOwnAccount useInbox subscribe
//   readCommunity writeCommunity seePeople
//   enterWithoutSubscription stayDuringMaintenance
//   mentionGroups moderate
//   openAdmin manageSite manageCommunity openEmergencyAccess
//   writeBlogs manageBlogs
//   editEvents manageEvents
// + allowed, f forbidden, n no access (no active subscription), t held back by tester mode.
const table = `
admin                   | paid                | +++ +++ ++ ++ ++++ ++ ++
admin                   | unpaid              | +++ +++ ++ ++ ++++ ++ ++
admin                   | tester paid         | +++ +++ ++ ++ ++++ ++ ++
admin                   | tester unpaid       | +++ +++ ++ ++ ++++ ++ ++
admin                   | tester award paid   | +++ +++ ++ ++ ++++ ++ ++
admin                   | tester award unpaid | +++ +++ ++ ++ ++++ ++ ++

teacher                 | paid                | +++ +++ ++ ++ ffff +f +f
teacher                 | unpaid              | +++ +++ ++ ++ ffff +f +f
teacher                 | tester paid         | +++ +++ ++ ++ ffff +f +f
teacher                 | tester unpaid       | +++ +++ ++ ++ ffff +f +f
teacher                 | tester award paid   | +++ +++ ++ ++ ffff +f +f
teacher                 | tester award unpaid | +++ +++ ++ ++ ffff +f +f

moderator               | paid                | +++ +++ ++ f+ ffff ff ff
moderator               | unpaid              | +++ +++ ++ f+ ffff ff ff
moderator               | tester paid         | +++ +++ ++ f+ ffff ff ff
moderator               | tester unpaid       | +++ +++ ++ f+ ffff ff ff
moderator               | tester award paid   | +++ +++ ++ f+ ffff ff ff
moderator               | tester award unpaid | +++ +++ ++ f+ ffff ff ff

partner                 | paid                | +++ +++ ++ ff ffff ff ff
partner                 | unpaid              | +++ +++ ++ ff ffff ff ff
partner                 | tester paid         | +++ +++ ++ ff ffff ff ff
partner                 | tester unpaid       | +++ +++ ++ ff ffff ff ff
partner                 | tester award paid   | +++ +++ ++ ff ffff ff ff
partner                 | tester award unpaid | +++ +++ ++ ff ffff ff ff

student                 | paid                | +++ +++ ff ff ffff ff ff
student                 | unpaid              | +++ nnn ff ff ffff ff ff
student                 | tester paid         | +++ ttt ff ff ffff ff ff
student                 | tester unpaid       | +++ ttt ff ff ffff ff ff
student                 | tester award paid   | +++ +++ ff ff ffff ff ff
student                 | tester award unpaid | +++ nnn ff ff ffff ff ff

student_plus_lars       | paid                | +++ +++ ff ff ffff ff ff
student_plus_lars       | unpaid              | +++ nnn ff ff ffff ff ff
student_plus_lars       | tester paid         | +++ ttt ff ff ffff ff ff
student_plus_lars       | tester unpaid       | +++ ttt ff ff ffff ff ff
student_plus_lars       | tester award paid   | +++ +++ ff ff ffff ff ff
student_plus_lars       | tester award unpaid | +++ nnn ff ff ffff ff ff

student_plus_jorn       | paid                | +++ +++ ff ff ffff ff ff
student_plus_jorn       | unpaid              | +++ nnn ff ff ffff ff ff
student_plus_jorn       | tester paid         | +++ ttt ff ff ffff ff ff
student_plus_jorn       | tester unpaid       | +++ ttt ff ff ffff ff ff
student_plus_jorn       | tester award paid   | +++ +++ ff ff ffff ff ff
student_plus_jorn       | tester award unpaid | +++ nnn ff ff ffff ff ff

student_plus_rick_tomas | paid                | +++ +++ ff ff ffff ff ff
student_plus_rick_tomas | unpaid              | +++ nnn ff ff ffff ff ff
student_plus_rick_tomas | tester paid         | +++ ttt ff ff ffff ff ff
student_plus_rick_tomas | tester unpaid       | +++ ttt ff ff ffff ff ff
student_plus_rick_tomas | tester award paid   | +++ +++ ff ff ffff ff ff
student_plus_rick_tomas | tester award unpaid | +++ nnn ff ff ffff ff ff

cancelled_subscription  | paid                | +++ +++ f+ ff ffff ff ff
cancelled_subscription  | unpaid              | +++ nnn f+ ff ffff ff ff
cancelled_subscription  | tester paid         | +++ ttt f+ ff ffff ff ff
cancelled_subscription  | tester unpaid       | +++ ttt f+ ff ffff ff ff
cancelled_subscription  | tester award paid   | +++ +++ f+ ff ffff ff ff
cancelled_subscription  | tester award unpaid | +++ nnn f+ ff ffff ff ff

no_subscription         | paid                | +++ +++ ff ff ffff ff ff
no_subscription         | unpaid              | +++ nnn ff ff ffff ff ff
no_subscription         | tester paid         | +++ ttt ff ff ffff ff ff
no_subscription         | tester unpaid       | +++ ttt ff ff ffff ff ff
no_subscription         | tester award paid   | +++ +++ ff ff ffff ff ff
no_subscription         | tester award unpaid | +++ nnn ff ff ffff ff ff

guest                   | paid                | +++ +++ f+ ff ffff ff ff
guest                   | unpaid              | +++ nnn f+ ff ffff ff ff
guest                   | tester paid         | +++ ttt f+ ff ffff ff ff
guest                   | tester unpaid       | +++ ttt f+ ff ffff ff ff
guest                   | tester award paid   | +++ +++ f+ ff ffff ff ff
guest                   | tester award unpaid | +++ nnn f+ ff ffff ff ff

owner                   | paid                | +++ +++ f+ ff ffff ff ff
owner                   | unpaid              | +++ nnn f+ ff ffff ff ff
owner                   | tester paid         | +++ ttt f+ ff ffff ff ff
owner                   | tester unpaid       | +++ ttt f+ ff ffff ff ff
owner                   | tester award paid   | +++ +++ f+ ff ffff ff ff
owner                   | tester award unpaid | +++ nnn f+ ff ffff ff ff

ADMIN                   | paid                | +++ +++ f+ ff ffff ff ff
ADMIN                   | unpaid              | +++ nnn f+ ff ffff ff ff
ADMIN                   | tester paid         | +++ ttt f+ ff ffff ff ff
ADMIN                   | tester unpaid       | +++ ttt f+ ff ffff ff ff
ADMIN                   | tester award paid   | +++ +++ f+ ff ffff ff ff
ADMIN                   | tester award unpaid | +++ nnn f+ ff ffff ff ff

(empty)                 | paid                | +++ +++ f+ ff ffff ff ff
(empty)                 | unpaid              | +++ nnn f+ ff ffff ff ff
(empty)                 | tester paid         | +++ ttt f+ ff ffff ff ff
(empty)                 | tester unpaid       | +++ ttt f+ ff ffff ff ff
(empty)                 | tester award paid   | +++ +++ f+ ff ffff ff ff
(empty)                 | tester award unpaid | +++ nnn f+ ff ffff ff ff

(none)                  | paid                | +++ +++ f+ ff ffff ff ff
(none)                  | unpaid              | +++ nnn f+ ff ffff ff ff
(none)                  | tester paid         | +++ ttt f+ ff ffff ff ff
(none)                  | tester unpaid       | +++ ttt f+ ff ffff ff ff
(none)                  | tester award paid   | +++ +++ f+ ff ffff ff ff
(none)                  | tester award unpaid | +++ nnn f+ ff ffff ff ff
`

const columns: readonly Capability[] = [
  'useOwnAccount',
  'useInbox',
  'subscribe',
  'readCommunity',
  'writeCommunity',
  'seePeople',
  'enterWithoutSubscription',
  'stayDuringMaintenance',
  'mentionGroups',
  'moderate',
  'openAdmin',
  'manageSite',
  'manageCommunity',
  'openEmergencyAccess',
  'writeBlogs',
  'manageBlogs',
  'editEvents',
  'manageEvents',
]

const answers: Record<string, AccessRefusal | null> = {
  '+': null,
  f: 'FORBIDDEN',
  n: 'NO_ACCESS',
  t: 'TESTER_MODE',
}

const rows = table
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const [role = '', situation = '', marks = ''] = line.split('|').map((part) => part.trim())
    return { role, situation, marks: marks.replaceAll(' ', '') }
  })

test('the table names every capability and every role, and each of its rows is complete', () => {
  expect(columns).toEqual(capabilities)
  expect(rows).toHaveLength(15 * 6)
  expect(new Set(rows.map(({ role, situation }) => `${role}/${situation}`)).size).toBe(15 * 6)
  for (const { marks } of rows) expect(marks).toMatch(/^[+fnt]{18}$/)
})

test.each(rows)('SH-GATE-15 X3-ROLE-01 $role, $situation: every capability answers as the table says', (row) => {
  for (const maintenance of [false, true]) {
    const found = columns.map((capability) => [capability, whyNot(...asked(row, capability, maintenance))])
    const expected = columns.map((capability, i) => [capability, answers[row.marks[i] ?? '']])
    expect(found).toEqual(expected)
  }
})

test.each(columns)('without a login %s answers that signing in is required', (capability) => {
  for (const modes of everyMode) expect(whyNot(null, capability, modes)).toBe('SIGN_IN_REQUIRED')
})

test('what needs nothing is open to everybody in every mode', () => {
  for (const modes of everyMode) {
    expect(whyNot(null, 'nothing', modes)).toBeNull()
    for (const row of rows) expect(whyNot(asker(row), 'nothing', modes)).toBeNull()
  }
})

const everyMode: Modes[] = [
  { maintenance: false, testerMode: false },
  { maintenance: false, testerMode: true },
  { maintenance: true, testerMode: false },
  { maintenance: true, testerMode: true },
]

type Row = { role: string; situation: string }

const asker = ({ role, situation }: Row): Asker => ({
  id: '01a00000-0000-7000-8000-000000000001',
  role: role === '(none)' ? null : role === '(empty)' ? '' : role,
  entitled: situation.split(' ').includes('paid'),
  tester: situation.includes('award'),
})

const asked = (row: Row, capability: Capability, maintenance: boolean): [Asker, Capability, Modes] => [
  asker(row),
  capability,
  { maintenance, testerMode: row.situation.includes('tester') },
]
