import type { GivenPerson } from '../../givenPeople.ts'
import { people, type Who } from '../../people.ts'
import { gatherCrowd } from '../crowd.ts'
import { joinedAtOf } from '../fillCrowd.ts'
import type { Company } from '../weave.ts'

/** The cast by their short names, which are their ids. */
export const castOfNames = Object.fromEntries(
  Object.entries(people).map(([who, person]) => [who, { ...person, id: who }]),
) as unknown as Record<Who, GivenPerson>

/** Everybody of the big demo community when it begins at a moment, without a database. */
export const aCompany = (now: Date) =>
  ({
    cast: castOfNames,
    members: gatherCrowd().map((neighbour) => ({
      ...neighbour,
      id: neighbour.username,
      neighbour,
      joinedAt: joinedAtOf(neighbour, now),
    })),
    now,
  }) satisfies Company

/** Sentences of more than a word, in small letters. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one.includes(' '))

/** Those of these texts that stand there twice. */
export function doubled(texts: readonly string[]): string[] {
  const counted = new Map<string, number>()
  for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1)
  return [...counted].flatMap(([text, count]) => (count > 1 ? [text] : []))
}
