import { expect, test } from 'vitest'
import { episodes } from '../podcasts.ts'
import { saidOf } from './fillEchoes.ts'
import { listeners } from './fillListening.ts'
import { momentOf } from './momentOf.ts'
import { underEpisodes } from './talk/echoes.ts'
import { aCompany, castOfNames } from './testing/aCompany.ts'

const now = new Date('2026-11-29T01:30:00Z')
const { members } = aCompany(now)
const published = episodes.flatMap(({ title, daysAgo, duration, isFeatured = false }) =>
  daysAgo === null
    ? []
    : [
        {
          title,
          at: momentOf(now, daysAgo, '06:30'),
          seconds: Number.parseInt(duration, 10) * 60,
          isFeatured,
        },
      ],
)
const joinedAt = new Map(members.map((one) => [one.id, one.joinedAt]))

test('COM-START-48 every episode was heard by many, is halfway for some and kept by some, after it came and they joined', () => {
  for (const it of published) {
    const marks = listeners(it, { members, now }, new Map())
    const share = marks.length / members.length
    expect(share, it.title).toBeGreaterThan(1 / 7)
    expect(share, it.title).toBeLessThan(1 / 2)
    expect(marks.filter(({ heardAt }) => heardAt).length, it.title).toBeGreaterThan(marks.length / 2)
    expect(marks.some(({ positionSeconds }) => positionSeconds)).toBe(true)
    expect(marks.some(({ savedAt }) => savedAt)).toBe(true)
    for (const { person, heardAt, savedAt, positionAt, positionSeconds } of marks) {
      const at = heardAt ?? savedAt ?? positionAt ?? expect.fail()
      expect(at >= it.at && at <= now && at > (joinedAt.get(person.id) ?? now), `${it.title} ${person.id}`).toBe(true)
      if (positionSeconds !== undefined) {
        expect(positionSeconds).toBeLessThan(it.seconds)
        expect(heardAt, 'who heard all of it is not halfway').toBeUndefined()
      }
    }
  }
})

test('COM-START-48 the featured one has more listeners than the one that came after it', () => {
  const [featured, next] = published.map((it) => listeners(it, { members, now }, new Map()).length)
  expect(featured).toBeGreaterThan(next ?? 0)
})

test('COM-START-48 whoever talks about an episode heard it first, and nobody of the crowd says two things under one', () => {
  for (const it of published) {
    const there = members.filter((one) => one.joinedAt < it.at)
    const said = saidOf(it.title, underEpisodes[it.title] ?? [], { there, cast: castOfNames, from: it.at, now })
    expect(said.length, it.title).toBeGreaterThanOrEqual(3)
    const ofCrowd = said.filter(({ by }) => joinedAt.has(by.id))
    expect(new Set(ofCrowd.map(({ by }) => by.id)).size).toBe(ofCrowd.length)
    const heardBy = new Map(ofCrowd.map(({ by, at }) => [by.id, new Date(at.getTime() - 600_000)]))
    const marks = new Map(listeners(it, { members, now }, heardBy).map((mark) => [mark.person.id, mark]))
    for (const { by, at, content } of ofCrowd) {
      expect(marks.get(by.id)?.heardAt?.getTime(), content).toBeLessThan(at.getTime())
      expect(at >= it.at && at < now, content).toBe(true)
      expect(content).not.toMatch(/^[a-z]+: /)
    }
  }
})
