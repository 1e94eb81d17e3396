import { describe, expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import {
  audienceBadges,
  audienceGroups,
  audienceRoles,
  isFarAhead,
  isPastEnd,
  maySeeStream,
  rolesThatSee,
  streamState,
} from './stream.ts'

const none = {
  visibleToEveryone: false,
  visibleToStudents: false,
  visibleToTeachers: false,
  visibleToAdmins: false,
}
const now = '2027-03-22T19:00:00Z'

describe('the state of a stream', () => {
  test.each([
    ['LIVE-STATE-01', true, '2027-03-22T18:00:00Z', 'live'],
    ['LIVE-STATE-01 LIVE-STATE-11', true, '2027-03-23T18:00:00Z', 'live'],
    ['LIVE-STATE-02', false, '2027-03-22T19:00:00.001Z', 'upcoming'],
    ['LIVE-STATE-03', false, '2027-03-22T19:00:00Z', 'past'],
    ['LIVE-STATE-03', false, '2027-03-22T18:00:00Z', 'past'],
  ])('%s active %o with start %s is %s', (_ids, isActive, startTime, state) => {
    expect(streamState({ isActive, startTime }, now)).toBe(state)
  })

  test.each([
    [true, '2027-03-22T18:59:59Z', true],
    [true, '2027-03-22T19:00:00Z', false],
    [true, null, false],
    [false, '2027-03-22T18:00:00Z', false],
  ])('LIVE-STATE-10 active %o with end %o is past it: %o', (isActive, endTime, isPast) => {
    expect(isPastEnd({ isActive, endTime }, now)).toBe(isPast)
  })

  test.each([
    ['2027-03-22T20:00:00.001Z', true],
    ['2027-03-22T20:00:00Z', false],
    ['2027-03-22T18:00:00Z', false],
  ])('LIVE-MORE-61 with start %s it is far ahead: %o', (startTime, isFar) => {
    expect(isFarAhead({ startTime }, now)).toBe(isFar)
  })
})

describe('the audience', () => {
  test('LIVE-LIST-20 who is in which group', () => {
    expect(audienceRoles).toEqual({
      visibleToStudents: ['student', 'student_plus_lars', 'student_plus_jorn', 'student_plus_rick_tomas'],
      visibleToTeachers: ['teacher', 'moderator'],
      visibleToAdmins: ['admin'],
    })
  })

  test.each([
    ['visibleToStudents', ['admin', 'teacher', ...audienceRoles.visibleToStudents]],
    ['visibleToTeachers', ['admin', 'teacher', 'moderator']],
    ['visibleToAdmins', ['admin', 'teacher']],
    ['visibleToEveryone', [...roles]],
  ] as const)('LIVE-LIST-19 LIVE-LIST-20 a stream that is %s is seen by these, and by managers', (flag, seeing) => {
    const stream = { ...none, [flag]: true }
    expect(roles.filter((role) => maySeeStream({ role }, stream)).toSorted()).toEqual([...seeing].toSorted())
    expect(maySeeStream(null, stream)).toBe(flag === 'visibleToEveryone')
    expect(maySeeStream({ role: 'astronaut' }, stream)).toBe(flag === 'visibleToEveryone')
    const named = rolesThatSee(stream)
    expect(roles.filter((role) => named.length === 0 || named.includes(role)).toSorted()).toEqual(
      [...seeing].toSorted(),
    )
  })

  test('LIVE-LIST-08 LIVE-LIST-09 its badges', () => {
    const all = { ...none, visibleToStudents: true, visibleToTeachers: true, visibleToAdmins: true }
    expect(audienceBadges(all)).toEqual(['Studenten', 'Teachers', 'Admins'])
    expect(audienceBadges({ ...all, visibleToEveryone: true })).toEqual(['Iedereen'])
    expect(audienceBadges(none)).toEqual(['Niemand'])
    expect(audienceGroups.map((group) => audienceBadges({ ...none, [group]: true }))).toEqual([
      ['Studenten'],
      ['Teachers'],
      ['Admins'],
    ])
  })
})
