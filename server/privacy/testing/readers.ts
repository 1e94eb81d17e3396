import type { Stage } from '../../base/testing/race/stage.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import type { Audience, Reader } from './audiences.ts'

export type Modes = { maintenance?: boolean; tester?: boolean }
/** Somebody who asks: with which cookie, how the site stands, and what of others they may see there. */
export type Looker = Reader & { cookie: string; modes: Modes; person: TestPerson | null }

const everybody: readonly Audience[] = ['everybody']
const members: readonly Audience[] = ['everybody', 'members']
const ofRole: Readonly<Record<string, readonly Audience[]>> = {
  admin: ['everybody', 'members', 'judges', 'admins'],
  moderator: ['everybody', 'members', 'judges'],
  teacher: members,
  partner: members,
}
/** The audiences of a role with a subscription or without; roles that need none are known by name. */
export const seenBy = (role: string, isEntitled: boolean): readonly Audience[] =>
  ofRole[role] ?? (isEntitled ? members : everybody)

type Wish = { role: string; entitled?: boolean; tester?: boolean; modes?: Modes; sees?: readonly Audience[] }

/** Each role of the walk on each side of the gate, and what closes it; the last is a stored role that is none of ours. */
const wishes: readonly Wish[] = [
  ...['admin', 'teacher', 'moderator', 'partner'].map((role) => ({ role })),
  ...['student', 'student_plus_lars', 'student_plus_jorn', 'student_plus_rick_tomas', 'astronaut'].flatMap((role) => [
    { role, entitled: true },
    { role },
  ]),
  { role: 'cancelled_subscription' },
  { role: 'no_subscription' },
  { role: 'student', entitled: true, modes: { tester: true }, sees: everybody },
  { role: 'student', entitled: true, tester: true, modes: { tester: true } },
  { role: 'student', tester: true, modes: { tester: true }, sees: everybody },
  { role: 'student', entitled: true, modes: { maintenance: true }, sees: [] },
  { role: 'moderator', modes: { maintenance: true } },
]

/** People of every role, with nothing of their own since they come after the canaries; and one who talks with the others. */
export async function castOf({ world, query, sem }: Stage): Promise<Looker[]> {
  const visitor = { name: 'visitor', in: everybody, id: null, cookie: '', modes: {}, person: null }
  const cast: Looker[] = [visitor]
  for (const { role, entitled = false, tester = false, modes = {}, sees } of wishes) {
    const person = await world.person({ role: 'no_subscription', entitled, tester })
    await query('update profiles set role = $2 where id = $1', [person.id, role])
    const how = [entitled && 'entitled', tester && 'tester', ...Object.keys(modes)].filter(Boolean)
    cast.push({
      name: [role, ...how].join(' '),
      in: sees ?? seenBy(role, entitled),
      id: person.id,
      cookie: person.cookie,
      modes,
      person,
    })
  }
  const talker = {
    name: 'a member who wrote with them',
    in: members,
    id: sem.id,
    cookie: sem.cookie,
    modes: {},
    person: sem,
  }
  return [...cast, talker]
}

/** Sets what closes the site. */
export async function setModes({ house, query }: Stage, { maintenance = false, tester = false }: Modes): Promise<void> {
  await query('update site_settings set maintenance_mode = $1, tester_mode = $2', [maintenance, tester])
  house.snapshots.forgetAll()
}
