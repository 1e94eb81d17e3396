import { usernameRefusal } from '@bewezen/domain/profile/username.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { people } from '../people.ts'
import { everybody, gatherCrowd } from './crowd.ts'
import { draws } from './draws.ts'
import { professions, towns } from './names.ts'
import { facesOfCast } from './portrait/cast.ts'
import { signatureOf } from './portrait/face.ts'
import { portraitOf } from './portrait/portrait.ts'

const crowd = gatherCrowd()
const all = [...Object.values(people), ...crowd]
const different = (values: readonly unknown[]) => new Set(values).size

test('COM-START-20 with the cast there are 240, and no two share a name, a username or an address', () => {
  expect(all).toHaveLength(everybody)
  expect(everybody).toBe(240)
  expect(different(all.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toBe(240)
  expect(different(all.map(({ username }) => username.toLowerCase()))).toBe(240)
  expect(different(all.map(({ email }) => email.toLowerCase()))).toBe(240)
  for (const { username } of crowd) expect(usernameRefusal(username), username).toBeNull()
})

test('COM-START-20 gathered again they are the same', () => {
  expect(gatherCrowd()).toEqual(crowd)
})

test('COM-START-20 ages, towns and occupations are those that people have', () => {
  for (const { age, city, profession, username } of crowd) {
    expect(age, username).toBeGreaterThanOrEqual(20)
    expect(age, username).toBeLessThanOrEqual(84)
    expect(towns, username).toHaveProperty(city)
    const fits = professions.some(([name, from, to]) => name === profession && age >= from && age <= to)
    expect(fits, `${username}: ${profession}, ${age}`).toBe(true)
  }
  const middle = crowd.map(({ age }) => age).sort((a, b) => a - b)[Math.floor(crowd.length / 2)]
  expect(middle).toBeGreaterThan(38)
  expect(middle).toBeLessThan(56)
  expect(different(crowd.map(({ city }) => city))).toBeGreaterThan(35)
})

test('COM-START-20 they joined one after the other, a quarter of them in the last six weeks', () => {
  const days = crowd.map(({ joinedDaysAgo }) => joinedDaysAgo)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days.at(-1)).toBe(1)
  const share = days.filter((ago) => ago <= 42).length / days.length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.35)
})

test('COM-START-20 nobody tells of themselves what somebody else tells', () => {
  const told = crowd.flatMap(({ bio }) => bio ?? [])
  expect(told.length).toBeGreaterThan(100)
  expect(different(told)).toBe(told.length)
})

test('COM-START-21 no two look alike, at a glance nor in their drawing', () => {
  const faces = [...Object.values(facesOfCast), ...crowd.map(({ face }) => face)]
  expect(different(faces.map(signatureOf))).toBe(240)
  expect(different(faces.map(portraitOf))).toBe(240)
})

test('COM-START-21 the same face is the same drawing, of a size that is nothing', () => {
  for (const { face } of crowd.slice(0, 40)) {
    expect(portraitOf(face)).toBe(portraitOf({ ...face }))
    expect(portraitOf(face).length).toBeLessThan(6_000)
    expect(portraitOf(face)).not.toMatch(/undefined|NaN/)
  }
})

test('COM-START-20 a seed gives the same draws, within their bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(40), (seed, least, more) => {
      const [one, other] = [draws(seed), draws(seed)]
      const drawn = Array.from({ length: 20 }, () => one.whole(least, least + more))
      expect(drawn).toEqual(Array.from({ length: 20 }, () => other.whole(least, least + more)))
      for (const value of drawn) {
        expect(value).toBeGreaterThanOrEqual(least)
        expect(value).toBeLessThanOrEqual(least + more)
      }
      const list = Array.from({ length: more }, (_, at) => at)
      const some = one.some(list, 10)
      expect(different(some)).toBe(Math.min(10, more))
      for (const value of some) expect(list).toContain(value)
    }),
  )
})
