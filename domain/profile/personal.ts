import { oneEmoji } from '../base/emoji.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { cleanName, type NameRefusal, nameRefusal } from './names.ts'
import { type UsernameRefusal, usernameRefusal } from './username.ts'

/** Limits of the personal panel, in visible symbols (SH-PROF-24). */
export const maxBioLength = 1000
export const maxLineLength = 100
export const maxInterests = 20
export const maxInterestLength = 50

/** What the personal panel holds, as it is stored; what may stay empty is null then (SH-PROF-20). */
export type Personal = {
  username: string
  firstName: string
  lastName: string
  bio: string | null
  profession: string | null
  city: string | null
  interests: string[]
  nutritionIcon: string | null
  sportIcon: string | null
  interestIcon: string | null
}

/** The panel as it is typed: a field that is left out keeps its value (SH-PROF-10). */
export type TypedPersonal = { [Name in keyof Personal]?: Personal[Name] extends string[] ? string[] : string }

/** Per field, why it is refused; the sentences are in words.ts. */
export type PersonalFaults = {
  username?: UsernameRefusal
  firstName?: NameRefusal
  lastName?: NameRefusal
  bio?: 'tooLong'
  profession?: 'tooLong'
  city?: 'tooLong'
  interests?: 'tooMany' | 'tooLong'
  nutritionIcon?: 'invalid'
  sportIcon?: 'invalid'
  interestIcon?: 'invalid'
}

/** Reads the typed fields as they will be stored, or answers what is wrong with them (SH-PROF-21..24). */
export function readPersonal(
  typed: TypedPersonal,
  currentUsername: string,
): { personal: Partial<Personal> } | { faults: PersonalFaults } {
  const faults = personalFaults(typed, currentUsername)
  if (Object.keys(faults).length > 0) return { faults }
  const { username, firstName, lastName, interests } = typed
  return {
    personal: given({
      username,
      firstName: firstName === undefined ? undefined : cleanName(firstName),
      lastName: lastName === undefined ? undefined : cleanName(lastName),
      bio: typed.bio === undefined ? undefined : filled(typed.bio),
      profession: typed.profession === undefined ? undefined : filled(oneLine(typed.profession)),
      city: typed.city === undefined ? undefined : filled(oneLine(typed.city)),
      interests: interests && cleanInterests(interests),
      nutritionIcon: icon(typed.nutritionIcon),
      sportIcon: icon(typed.sportIcon),
      interestIcon: icon(typed.interestIcon),
    }),
  }
}

/** What is wrong with each typed field; nothing of a field that is left out. */
export function personalFaults(typed: TypedPersonal, currentUsername: string): PersonalFaults {
  const { username, firstName, lastName, bio = '', profession = '', city = '', interests = [] } = typed
  return given({
    username: username === undefined ? undefined : (usernameRefusal(username, currentUsername) ?? undefined),
    firstName: firstName === undefined ? undefined : (nameRefusal(firstName) ?? undefined),
    lastName: lastName === undefined ? undefined : (nameRefusal(lastName) ?? undefined),
    bio: isLongerThan(bio.trim(), maxBioLength) ? ('tooLong' as const) : undefined,
    profession: isLongerThan(oneLine(profession), maxLineLength) ? ('tooLong' as const) : undefined,
    city: isLongerThan(oneLine(city), maxLineLength) ? ('tooLong' as const) : undefined,
    interests: interestsFault(cleanInterests(interests)),
    nutritionIcon: iconFault(typed.nutritionIcon),
    sportIcon: iconFault(typed.sportIcon),
    interestIcon: iconFault(typed.interestIcon),
  })
}

/** The interests as they are stored: trimmed, in their order, each once whatever its case. */
export function cleanInterests(typed: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const one of typed) {
    const clean = filled(oneLine(one))
    const key = clean?.toLocaleLowerCase('nl')
    if (clean && key && !found.has(key)) found.set(key, clean)
  }
  return [...found.values()]
}

function interestsFault(interests: readonly string[]): PersonalFaults['interests'] {
  if (interests.some((one) => isLongerThan(one, maxInterestLength))) return 'tooLong'
  return interests.length > maxInterests ? 'tooMany' : undefined
}

const oneLine = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
/** Null for a text in which nothing can be seen. Half a symbol is kept by no database, and in a list of texts it is a fault. */
const filled = (typed: string): string | null => (isInvisible(typed) ? null : typed.toWellFormed().trim())

const iconFault = (typed = ''): 'invalid' | undefined =>
  typed.trim() === '' || oneEmoji(typed.trim()) ? undefined : 'invalid'
const icon = (typed: string | undefined): string | null | undefined =>
  typed === undefined ? undefined : oneEmoji(typed.trim())

/** An object without the names that hold nothing. */
const given = <T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
