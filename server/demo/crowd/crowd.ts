import type { Role } from '@bewezen/domain/access/roles.ts'
import { people } from '../people.ts'
import { bioFor } from './bios.ts'
import { type Draws, draws } from './draws.ts'
import { dutchFirst, family, interests, type Kind, type Origin, otherFirst, professions, towns } from './names.ts'
import { facesOfCast } from './portrait/cast.ts'
import { type Face, faceFor, signatureOf } from './portrait/face.ts'

/** Somebody in the crowd of the big demo community; all are invented. */
export type Neighbour = {
  firstName: string
  lastName: string
  username: string
  email: string
  role: Role
  age: number
  city: string
  profession: string
  bio: string | null
  interests: readonly string[]
  joinedDaysAgo: number
  kind: Kind
  face: Face
}

/** How many people the big demo community has together with the cast. */
export const everybody = 240

/** The people of the big demo community beside the cast, in the order in which they joined: the same at every start. */
export function gatherCrowd(): Neighbour[] {
  const taken = {
    usernames: new Set<string>(Object.values(people).map(({ username }) => username)),
    names: new Set<string>(Object.values(people).map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
    faces: new Set<string>(Object.values(facesOfCast).map(signatureOf)),
    // Nobody in a conversation wonders which of two is meant.
    first: new Map<string, number>(),
    bios: new Set<string>(),
  }
  const places = Object.entries(towns).flatMap(([town, weight]) => Array.from({ length: weight }, () => town))
  const count = everybody - Object.keys(people).length
  return Array.from({ length: count }, (_, at) => {
    const draw = draws(`member ${at}`)
    const origin = originOf(draw)
    const kind: Kind = draw.chance(0.57) ? 'woman' : 'man'
    const age = Math.round(Math.min(82, Math.max(20, draw.around(48, 23))))
    const called = freshName(draw, { origin, kind, age }, taken)
    const profession = draw.pick(professions.filter(([, from, to]) => age >= from && age <= to))[0]
    let face = faceFor(draw, { origin, kind, age })
    while (taken.faces.has(signatureOf(face))) face = faceFor(draw, { origin, kind, age })
    taken.faces.add(signatureOf(face))
    const city = draw.pick(places)
    const likes = draw.chance(0.72) ? draw.some(interests, draw.whole(1, 4)) : []
    return {
      ...called,
      email: `${called.username}@leden.bewezen.example`,
      role: roleOf(draw),
      age,
      city,
      profession,
      interests: likes,
      bio: bioFor(draw, { age, city, profession, kind }, taken.bios),
      // Slow at first; a quarter came in the last six weeks, the very last one yesterday.
      joinedDaysAgo: 1 + Math.round(430 * (1 - at / (count - 1)) ** 1.7),
      kind,
      face,
    }
  })
}

const originOf = (draw: Draws): Origin => {
  const share = draw.next()
  if (share < 0.72) return 'dutch'
  return draw.pick([
    'turkish',
    'turkish',
    'moroccan',
    'moroccan',
    'surinamese',
    'surinamese',
    'surinamese',
    'indonesian',
    'african',
    'chinese',
    'polish',
    'arab',
  ] as const)
}

const roleOf = (draw: Draws): Role =>
  draw.chance(0.86)
    ? 'student'
    : draw.pick(['student_plus_lars', 'student_plus_jorn', 'student_plus_rick_tomas'] as const)

type Taken = { usernames: Set<string>; names: Set<string>; first: Map<string, number> }

/** A first and a last name that nobody has together, and a username of them; a first name comes back twice at most. */
function freshName(draw: Draws, who: { origin: Origin; kind: Kind; age: number }, taken: Taken) {
  for (let tries = 0; tries < 2_000; tries++) {
    const firstName = draw.pick(firstNames(who))
    const lastName = draw.pick(family[who.origin].split(' ')).replaceAll('_', ' ')
    const often = taken.first.get(firstName) ?? 0
    if (often > 1 || taken.names.has(`${firstName} ${lastName}`)) continue
    const username = usernames(draw, firstName, lastName, who.age).find(
      (one) => one.length <= 20 && !taken.usernames.has(one),
    )
    if (!username) continue
    taken.first.set(firstName, often + 1)
    taken.names.add(`${firstName} ${lastName}`)
    taken.usernames.add(username)
    return { firstName, lastName, username }
  }
  throw new Error(`no name is left for a ${who.kind} of ${who.age}, ${who.origin}`)
}

function firstNames({ origin, kind, age }: { origin: Origin; kind: Kind; age: number }): string[] {
  if (origin !== 'dutch') return otherFirst[origin][kind].split(' ')
  return dutchFirst[kind][age >= 64 ? 'old' : age >= 37 ? 'middle' : 'young'].split(' ')
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

function usernames(draw: Draws, firstName: string, lastName: string, age: number): string[] {
  const [first, words] = [plain(firstName), lastName.split(' ').map(plain)]
  const last = words.join('_')
  const initials = words.map((word) => word[0]).join('')
  const shapes = [
    `${first}_${last}`,
    `${first}_${initials}`,
    `${first}${words.at(-1) ?? ''}`,
    `${first}_${String(2026 - age).slice(2)}`,
  ]
  return draw.some(shapes, shapes.length)
}
