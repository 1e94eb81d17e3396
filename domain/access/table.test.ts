import { expect, test } from 'vitest'
import { type Capability, capabilities } from './capabilities.ts'
import { type AccessRefusal, type Asker, type Modes, whyNot } from './gate.ts'

// Written out in full and by hand, so that no rule can agree with itself. Columns, in the order of the capabilities:
//   useOwnAccount useInbox subscribe
//   readCommunity writeCommunity seePeople
//   enterWithoutSubscription stayDuringMaintenance
//   mentionGroups moderate judgeReports writeFeed
//   openAdmin manageSite manageCommunity openEmergencyAccess
//   writeBlogs manageBlogs writeLessons manageLearning
//   editEvents manageEvents editChannels manageShop manageOrders manageLivestreams managePodcasts manageExternal
//   helpAtEvent
// + allowed, f forbidden, n no access (no active subscription), t held back by tester mode.
// Roles that stand together are answered alike; the last five are none of ours, and `(none)` is no role at all.
const table = `
admin     | paid, unpaid, tester paid, tester unpaid, tester award paid, tester award unpaid | +++ +++ ++ ++++ ++++ ++++ ++++++++ +
teacher   | paid, unpaid, tester paid, tester unpaid, tester award paid, tester award unpaid | +++ +++ ++ ++f+ ffff +f+f +f++f++f +
moderator | paid, unpaid, tester paid, tester unpaid, tester award paid, tester award unpaid | +++ +++ ++ f+++ ffff ffff ffffffff +
partner   | paid, unpaid, tester paid, tester unpaid, tester award paid, tester award unpaid | +++ +++ ++ ffff ffff ffff ffffffff +

student, student_plus_lars, student_plus_jorn, student_plus_rick_tomas, no_subscription | paid, tester award paid     | +++ +++ ff ffff ffff ffff ffffffff +
student, student_plus_lars, student_plus_jorn, student_plus_rick_tomas, no_subscription | unpaid, tester award unpaid | +++ nnn ff ffff ffff ffff ffffffff +
student, student_plus_lars, student_plus_jorn, student_plus_rick_tomas, no_subscription | tester paid, tester unpaid  | +++ ttt ff ffff ffff ffff ffffffff +

cancelled_subscription, guest, owner, ADMIN, (empty), (none) | paid, tester award paid     | +++ +++ f+ ffff ffff ffff ffffffff +
cancelled_subscription, guest, owner, ADMIN, (empty), (none) | unpaid, tester award unpaid | +++ nnn f+ ffff ffff ffff ffffffff +
cancelled_subscription, guest, owner, ADMIN, (empty), (none) | tester paid, tester unpaid  | +++ ttt f+ ffff ffff ffff ffffffff +
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
  'judgeReports',
  'writeFeed',
  'openAdmin',
  'manageSite',
  'manageCommunity',
  'openEmergencyAccess',
  'writeBlogs',
  'manageBlogs',
  'writeLessons',
  'manageLearning',
  'editEvents',
  'manageEvents',
  'editChannels',
  'manageShop',
  'manageOrders',
  'manageLivestreams',
  'managePodcasts',
  'manageExternal',
  'helpAtEvent',
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
  .flatMap((line) => {
    const [roles = [], situations = [], marks = []] = line
      .split('|')
      .map((part) => part.split(',').map((it) => it.trim()))
    return roles.flatMap((role) =>
      situations.map((situation) => ({ role, situation, marks: marks.join('').replaceAll(' ', '') })),
    )
  })

test('the table names every capability and every role, and each of its rows is complete', () => {
  expect(columns).toEqual(capabilities)
  expect(rows).toHaveLength(15 * 6)
  expect(new Set(rows.map(({ role, situation }) => `${role}/${situation}`)).size).toBe(15 * 6)
  for (const { marks } of rows) expect(marks).toMatch(/^[+fnt]{29}$/)
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
