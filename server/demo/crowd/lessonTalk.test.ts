import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { expect, test } from 'vitest'
import type { Member } from './fillCrowd.ts'
import { saidUnder } from './fillLessonTalk.ts'
import { underLessons } from './talk/lessonEchoes.ts'
import type { Company } from './weave.ts'

const now = new Date('2026-10-24T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const finished = Array.from({ length: 60 }, (_, at) => ({
  person: { id: `member ${at}` } as Member,
  at: daysAgo(1 + at),
}))
const cast = { teun: { id: 'teun' }, jasper: { id: 'jasper' } } as Company['cast']
const finishedAt = new Map<string, Date>(finished.map(({ person, at }) => [person.id, at]))

test('COM-START-71 COM-START-46 who says something under a lesson finished it before, once, and is liked by those who had', () => {
  for (const [title, lines] of Object.entries(underLessons)) {
    const said = saidUnder(title, lines, finished, { cast, now })
    expect(said.length, title).toBe(lines.length)
    const members = said.filter(({ by }) => finishedAt.has(by.id))
    expect(new Set(members.map(({ by }) => by.id)).size).toBe(members.length)
    for (const { by, at, content, likes = [] } of said) {
      expect(finishedAt.get(by.id)?.getTime() ?? 0, content).toBeLessThan(at.getTime())
      expect(at < now, content).toBe(true)
      expect(content).not.toMatch(/^[a-z]+: /)
      for (const fan of likes.flatMap((one) => one.by))
        expect(finishedAt.get(fan.id)?.getTime()).toBeLessThan(at.getTime())
    }
    const moments = said.map(({ at }) => at.getTime())
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
  }
})

test('COM-START-71 an answer of a teacher stands behind what it answers, and nothing is said that lies ahead', () => {
  const lines = ['Mag dat?', 'teun: Ja.', 'Dank.']
  const said = (of: typeof finished) =>
    saidUnder('een les', lines, of, { cast, now }).map(({ by, content }) => [by.id, content])
  expect(said(finished)[1]).toEqual(['teun', 'Ja.'])
  expect(said([])).toEqual([])
  expect(said([{ person: { id: 'net klaar' } as Member, at: new Date(now.getTime() - minuteMs) }])).toEqual([])
})
