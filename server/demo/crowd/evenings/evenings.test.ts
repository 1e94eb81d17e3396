import { dayOf, wallClock } from '@bewezen/domain/base/dates.ts'
import { dayMs, hourMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import { closesAfterMs, opensBeforeMs } from '@bewezen/domain/livestreams/evening.ts'
import { describe, expect, test } from 'vitest'
import { longHere } from '../longHere.ts'
import { aCompany, doubled, sentencesOf } from '../testing/aCompany.ts'
import { weekdayOf } from '../weekdays.ts'
import { readQuestions, readTalk } from './evening.ts'
import { evenings } from './evenings.ts'
import { heldEvenings, startOf } from './held.ts'

const now = new Date('2026-11-29T01:30:00Z')
const company = aCompany(now)
const all = heldEvenings(evenings, company)
const past = all.filter(({ said }) => said.length > 0)
const joined = new Map([
  ...company.members.map(({ id, joinedAt }) => [id, joinedAt] as const),
  ...Object.entries(longHere).map(([who, days]) => [who, new Date(now.getTime() - days * dayMs)] as const),
])

test('COM-START-45 six can be watched again in seven weeks, and two are to come', () => {
  expect(past).toHaveLength(6)
  expect(all.length - past.length).toBe(2)
  for (const { stream } of past) {
    expect(stream.recordingCode, stream.title).not.toBeNull()
    expect(now.getTime() - stream.startTime.getTime()).toBeLessThan(49 * dayMs)
    expect(stream.endTime.getTime()).toBeLessThan(now.getTime())
  }
})

test('COM-START-45 in each many speak and ask, and one question is still open', () => {
  for (const { stream, said, questions } of past) {
    expect(said.length, stream.title).toBeGreaterThanOrEqual(30)
    expect(new Set(said.map(({ who }) => who.id)).size, stream.title).toBeGreaterThanOrEqual(20)
    expect(questions.filter(({ answeredAt }) => !answeredAt)).toHaveLength(1)
    for (const { asker, askedAt, answeredAt, raises, text } of questions) {
      expect(raises.length, text).toBeGreaterThan(0)
      expect(new Set([asker.id, ...raises.map(({ person }) => person.id)]).size, text).toBe(raises.length + 1)
      for (const { at } of raises) {
        expect(at >= askedAt, text).toBe(true)
        // A question that was ticked off takes no more raises (LIVE-MORE-13).
        if (answeredAt) expect(at <= answeredAt, text).toBe(true)
      }
      if (answeredAt) expect(answeredAt > askedAt && answeredAt <= stream.endTime, text).toBe(true)
      expect(text.length, text).toBeLessThanOrEqual(300)
    }
  }
})

test('COM-START-45 no sentence stands in two evenings or twice in one, and nothing is left to fill in', () => {
  const texts = all.flatMap(({ said, questions }) => [
    ...said.map(({ content }) => content),
    ...questions.map(({ text }) => text),
  ])
  expect(doubled(texts.flatMap(sentencesOf))).toEqual([])
  for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/)
})

test('COM-START-45 it is said while the conversation is open, one after the other, and answers look back', () => {
  for (const { stream, said } of past) {
    const [opens, closes] = [stream.startTime.getTime() - opensBeforeMs, stream.lastActiveAt?.getTime() ?? 0]
    let before = 0
    for (const { at, content, answersId } of said) {
      expect(at.getTime(), content).toBeGreaterThanOrEqual(Math.max(opens, before))
      expect(at.getTime(), content).toBeLessThan(closes + closesAfterMs)
      before = at.getTime()
      if (answersId) expect(said.find(({ id }) => id === answersId)?.at.getTime(), content).toBeLessThanOrEqual(before)
    }
  }
})

test('COM-START-46 whoever speaks, asks or wants to be reminded was a member by then', () => {
  for (const { said, questions, reminders, stream } of all) {
    for (const { who, at, likes } of said)
      for (const one of [who, ...likes.flatMap(({ by }) => by)])
        expect(joined.get(one.id)?.getTime(), `${stream.title} ${one.id}`).toBeLessThan(at.getTime())
    for (const { asker, askedAt, raises } of questions)
      for (const [person, at] of [[asker, askedAt] as const, ...raises.map(({ person, at }) => [person, at] as const)])
        expect(joined.get(person.id)?.getTime(), `${stream.title} ${person.id}`).toBeLessThan(at.getTime())
    for (const { person, at } of reminders) expect(joined.get(person.id)?.getTime()).toBeLessThan(at.getTime())
  }
})

test('COM-START-45 COM-START-20 the same moment gives the same evenings', () => {
  const asText = (it: typeof all) =>
    it.map(({ stream, said, questions, reminders }) => [
      stream,
      said.map(({ who, at, content }) => [who.username, at, content]),
      questions,
      reminders,
    ])
  expect(asText(heldEvenings(evenings, aCompany(now)))).toEqual(asText(all))
})

describe.each([0, 1, 2, 3, 4, 5, 6])('begun %s days later', (days) => {
  const begins = new Date(now.getTime() + days * dayMs + 9 * hourMs)
  const held = heldEvenings(evenings, aCompany(begins))

  test('COM-START-45 they are on the weekday that their words name, and nothing that was said lies ahead', () => {
    for (const [at, { stream, said, questions }] of held.entries()) {
      const { title, description = '', fromTuesday } = evenings[at] ?? expect.fail()
      const day = weekdayOf(dayOf(stream.startTime))
      if (description.includes('dinsdag')) expect(day, title).toBe(2)
      if (said.some(({ content }) => content.includes('Zondag is precies'))) expect(day, title).toBe(7)
      expect(stream.startTime > begins, title).toBe(fromTuesday >= 0)
      for (const { at: moment } of said) expect(moment < begins, title).toBe(true)
      for (const { answeredAt } of questions) if (answeredAt) expect(answeredAt < begins, title).toBe(true)
    }
    const tuesdays = held
      .filter(({ stream }) => stream.title.startsWith('Vraag het'))
      .map(({ stream }) => stream.startTime)
    for (const [at, one] of tuesdays.slice(1).entries())
      expect(Math.round((one.getTime() - (tuesdays[at]?.getTime() ?? 0)) / dayMs)).toBe(14)
  })

  test('COM-START-45 people have hours to ask for a reminder, and the breathing ends after sunset', () => {
    const next = held.filter(({ reminders }) => reminders.length > 0)
    expect(next).toHaveLength(2)
    for (const { stream, reminders } of next) {
      expect(reminders.length, stream.title).toBeGreaterThanOrEqual(15)
      expect(new Set(reminders.map(({ person }) => person.id)).size).toBe(reminders.length)
      for (const { at } of reminders) expect(at < begins && at >= stream.at).toBe(true)
    }
  })
})

test('COM-START-45 the evening at sunset begins three quarters before it, on a quarter', () => {
  const dusk = evenings.find(({ at }) => typeof at !== 'string') ?? expect.fail()
  const start = startOf(dusk, now)
  const { hour, minute } = wallClock(start)
  // On 22 November the sun goes down at 16:38 in the middle of the country.
  expect([hour, minute]).toEqual([16, 0])
  expect(start.getTime() % (15 * minuteMs)).toBe(0)
})

test('COM-START-45 a line or a question that is none is not read', () => {
  expect(() => readTalk('a1: Hoi')).toThrow('no line of an evening')
  expect(() => readQuestions('8 a6 negen 18: Hoe lang?')).toThrow('no question of an evening')
})
