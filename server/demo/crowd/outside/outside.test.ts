import { dayMs } from '@bewezen/domain/base/moment.ts'
import { maxReply } from '@bewezen/domain/external/message.ts'
import { expect, test } from 'vitest'
import { people } from '../../people.ts'
import { aCompany, doubled, sentencesOf } from '../testing/aCompany.ts'
import { readLetter } from './letter.ts'
import { letters, ready, sources } from './letters.ts'
import { writtenLetters } from './written.ts'

const now = new Date('2026-11-29T01:30:00Z')
const company = aCompany(now)
const written = writtenLetters(letters, company)
const answered = written.filter(({ lines }) => lines.some(({ by }) => by))

test('COM-START-47 forty wrote by six sources, four of them members by their own address', () => {
  expect(written.length).toBe(40)
  expect(new Set(written.map(({ source }) => source))).toEqual(new Set(sources.map(({ name }) => name)))
  const members = company.members.filter(({ email }) => written.some(({ handle }) => handle === email))
  const cast = Object.values(people).filter(({ email }) => written.some(({ handle }) => handle === email))
  expect([members.length, cast.length]).toEqual([4, 1])
  expect(doubled(written.map(({ handle }) => handle.toLowerCase()))).toEqual([])
})

test('COM-START-47 most are answered; some are new, looked after, asleep or archived, and two answers did not arrive', () => {
  expect(answered.length / written.length).toBeGreaterThan(0.6)
  const count = (is: (one: (typeof written)[number]) => unknown) => written.filter(is).length
  expect(count(({ isNew }) => isNew)).toBeGreaterThanOrEqual(5)
  expect(count(({ assignee }) => assignee)).toBeGreaterThanOrEqual(5)
  expect(count(({ snoozedUntil }) => snoozedUntil && snoozedUntil > now)).toBe(2)
  expect(count(({ isArchived }) => isArchived)).toBeGreaterThanOrEqual(6)
  const failed = written.flatMap(({ lines }) => lines.filter((one) => 'failure' in one && one.failure))
  expect(failed).toHaveLength(2)
  // What is new was not answered yet.
  for (const { isNew, lines, handle } of written) if (isNew) expect(lines.at(-1)?.by, handle).toBeUndefined()
})

test('COM-START-47 no sentence stands in two conversations, and nothing is left to fill in', () => {
  const texts = written.flatMap(({ subject, lines }) => [...lines.map(({ text }) => text), subject])
  expect(doubled(written.flatMap(({ lines }) => lines.flatMap(({ text }) => sentencesOf(text))))).toEqual([])
  for (const text of texts) expect(text).not.toMatch(/[{}|]|undefined/)
  for (const { lines } of written)
    for (const { text, by } of lines) if (by) expect(text.length, text).toBeLessThanOrEqual(maxReply)
  for (const [title, content] of ready) expect([title.length < 61, content.length < 1_001], title).toEqual([true, true])
})

test.each(['2026-11-29T01:30:00Z', '2026-03-29T01:30:00Z', '2027-01-01T11:00:00Z', '2026-06-10T08:05:00Z'])(
  'COM-START-47 COM-START-25 begun at %s each answer follows what it answers, and nothing lies ahead',
  (moment) => {
    const begins = new Date(moment)
    for (const { lines, handle } of writtenLetters(letters, aCompany(begins))) {
      let before = 0
      for (const { at } of lines) {
        expect(at.getTime(), handle).toBeGreaterThan(before)
        expect(at.getTime(), handle).toBeLessThanOrEqual(begins.getTime())
        before = at.getTime()
      }
    }
  },
)

test('COM-START-46 COM-START-47 members who wrote were members for weeks by then', () => {
  for (const { handle, lines } of written) {
    const member = company.members.find(({ email }) => email === handle)
    if (member) expect((lines[0]?.at.getTime() ?? 0) - member.joinedAt.getTime(), handle).toBeGreaterThan(21 * dayMs)
  }
})

test('COM-START-47 COM-START-20 the same moment gives the same conversations', () => {
  expect(writtenLetters(letters, aCompany(now))).toEqual(written)
})

test('COM-START-47 a line that is none is not read', () => {
  expect(() => readLetter('5 14:20 binnen: hallo')).toThrow('no line of a conversation')
})
