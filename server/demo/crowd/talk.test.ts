import { dayOf, wallClock } from '@bewezen/domain/base/dates.ts'
import { findMentions } from '@bewezen/domain/community/mentions.ts'
import { expect, test } from 'vitest'
import { byChannel, spoken } from '../fillTalk.ts'
import { places } from '../places.ts'
import { talk } from '../talk.ts'
import { amendedTalk } from './amended.ts'
import { crowdTalk } from './crowdTalk.ts'
import { isIn } from './fillCrowd.ts'
import { outcomesTalk } from './outcomesTalk.ts'
import { openings, reasons, welcomes } from './talk/arrivals.ts'
import { calm } from './talk/calm.ts'
import { food } from './talk/food.ts'
import { moving } from './talk/moving.ts'
import { allOutcomes } from './talk/outcomes.ts'
import { readLines } from './talk/overheard.ts'
import { remarks } from './talk/remarks.ts'
import { sleep } from './talk/sleep.ts'
import { trials } from './talk/trials.ts'
import { aCompany, castOfNames, doubled, sentencesOf } from './testing/aCompany.ts'

const dayMs = 86_400_000
const cast = castOfNames

/** Everything that is said when the demonstration begins at this moment. */
function atMoment(now: Date) {
  const company = aCompany(now)
  const heard = new Map<string, number>()
  const [own, told] = [crowdTalk(company, heard), outcomesTalk(company, heard)]
  return { members: company.members, heard, own, told, channels: byChannel([...own, ...told.talk]) }
}
const now = new Date('2026-11-27T19:30:00Z')
const { members, own, told, channels, heard } = atMoment(now)
const open = Object.entries(places).flatMap(([slug, place]) =>
  Object.entries(place.channels).flatMap(([channel, it]) => ('isArchived' in it ? [] : `${slug}/${channel}`)),
)
test('COM-START-23 every open channel has six weeks of talk', () => {
  for (const path of open) {
    const said = channels.get(path as Parameters<typeof channels.get>[0]) ?? []
    const ago = said.map(({ at }) => (now.getTime() - at.getTime()) / dayMs)
    expect(said.length, path).toBeGreaterThan(6)
    expect(Math.max(...ago), path).toBeGreaterThan(35)
    expect(Math.min(...ago), path).toBeLessThan(7)
  }
})

test('COM-START-23 four hundred messages and more are written out by hand, no two the same', () => {
  const lines = [...sleep, ...food, ...moving, ...calm, ...trials].flatMap((one) => readLines(one.lines))
  const written = [
    ...lines.map(({ text }) => text),
    ...reasons.map(([text]) => text),
    ...welcomes,
    ...allOutcomes.map(({ text }) => text),
  ]
  expect(new Set(written).size).toBe(written.length)
  expect(written.length).toBeGreaterThan(400)
  expect(new Set(remarks).size).toBe(remarks.length)
  expect(openings.length).toBeGreaterThan(5)
})

test('COM-START-24 no sentence stands twice in a channel, with what the cast says there', () => {
  const ofCast = amendedTalk(now).map((one) => ({ in: one.in, said: spoken(one, cast) }))
  const all = byChannel([...own, ...told.talk, ...ofCast])
  for (const [path, said] of all) expect(doubled(said.flatMap(({ content }) => sentencesOf(content))), path).toEqual([])
})

test('COM-START-24 whoever speaks was there by then and is in that community, and answers what was said before', () => {
  for (const [path, said] of channels) {
    const community = path.split('/')[0] as Parameters<typeof isIn>[0]
    const at = new Map(said.map((one) => [one.id, one.at]))
    for (const one of said) {
      const member = members.find(({ id }) => id === one.who.id)
      if (member) {
        expect(member.joinedAt < one.at, `${path} ${one.who.username}`).toBe(true)
        expect(isIn(community, member.username), `${path} ${one.who.username}`).toBe(true)
      }
      if (one.answersId) expect(at.get(one.answersId)?.getTime(), one.content).toBeLessThan(one.at.getTime())
      expect(one.content).not.toMatch(/[{}]|undefined/)
      for (const { name } of findMentions(one.content))
        expect(
          [...members, ...Object.values(cast)].some(({ username }) => username === name),
          name,
        ).toBe(true)
    }
  }
})

test('COM-START-23 many are heard, and nobody talks all the time', () => {
  expect(heard.size).toBeGreaterThan(150)
  expect(Math.max(...heard.values())).toBeLessThan(9)
})

test('COM-START-23 it has the hours of a day: mornings and evenings, and nothing in the night', () => {
  const hours = [...channels.values()].flat().map(({ at }) => wallClock(at).hour)
  expect(hours.filter((hour) => hour >= 1 && hour < 6)).toEqual([])
})

test.each(['2026-11-28T02:10:00Z', '2026-03-29T01:30:00Z', '2027-01-01T11:00:00Z'])(
  'COM-START-25 nothing lies ahead when it begins at %s',
  (moment) => {
    const begins = new Date(moment)
    for (const { at, content } of [...atMoment(begins).channels.values()].flat())
      expect(at <= begins, `${dayOf(at)} ${content}`).toBe(true)
  },
)

test('COM-START-23 the same moment gives the same talk', () => {
  const again = atMoment(now)
  const asText = (it: typeof channels) =>
    [...it].map(([path, said]) => [path, said.map(({ who, content, at }) => [who.username, content, at])])
  expect(asText(again.channels)).toEqual(asText(channels))
})

test('COM-START-62 what is measured is a quantity, and nothing that one could do', () => {
  const quantity = /cijfer|tijd|duur|aantal|keren|uren|per dag|test|druk|hartslag|glucose|trek om|gaap|dingen/
  expect(allOutcomes.map(({ measure }) => measure).filter((measure) => !quantity.test(measure))).toEqual([])
})

test('COM-START-64 those of the stories end in the welcome channel with a welcome to whoever comes in', () => {
  const said = talk.filter((one) => one.in === 'universiteit/welkom')
  const last = said.toSorted((a, b) => b.daysAgo - a.daysAgo || a.from.localeCompare(b.from)).at(-1)
  expect(last?.lines[0]?.[1]).toMatch(/net binnenkomt: welkom/)
  expect(last?.lines.at(-1)?.[1]).toMatch(/^Welkom/)
})

test('COM-START-26 forty experiments have noise and gaps, and words that say what the chart shows', () => {
  expect(told.experiments).toHaveLength(allOutcomes.length)
  expect(told.experiments.length).toBeGreaterThanOrEqual(40)
  expect(told.experiments.filter(({ before, after }) => [...before, ...after].includes(null)).length).toBeGreaterThan(
    25,
  )
  for (const [at, { before, after, change, owner }] of told.experiments.entries()) {
    const one = told.talk[at]?.said[0]
    expect(one?.who.id).toBe(owner.id)
    expect(one?.content).not.toMatch(/\{/)
    expect(new Set([...before, ...after]).size, change).toBeGreaterThan(3)
  }
  expect(new Set(told.experiments.map(({ owner }) => owner.id)).size).toBe(told.experiments.length)
})
