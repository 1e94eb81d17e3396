import { describe, expect, test } from 'vitest'
import { challengeFaults, learningSlug, lessonFaults, mayEditLearning } from './editing.ts'
import { learningPath, overviewPath } from './paths.ts'

const typed = { title: 'Ochtendlicht', content: '<p>Ga naar buiten.</p>', videoUrl: '', attachments: [], week: 1 }
const long = (length: number) => 'a'.repeat(length)

test.each([
  ['a lesson with words', {}, []],
  ['no title', { title: ' \u200b ' }, ['title']],
  ['120 characters', { title: long(120) }, []],
  ['121 characters', { title: long(121) }, ['title']],
  ['neither text nor video', { content: '<p> </p>' }, ['content']],
  ['a video alone', { content: '', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, []],
  ['a video of somebody else', { videoUrl: 'https://vimeo.com/1' }, ['videoUrl']],
  ['a script in place of a video', { videoUrl: 'javascript:alert(1)' }, ['videoUrl']],
  ['more than 200 KB', { content: `<p>${long(205_000)}</p>` }, ['content']],
  ['week 0', { week: 0 }, ['week']],
  ['week 9', { week: 9 }, ['week']],
  ['half a week', { week: 1.5 }, ['week']],
  ['an attachment without a name', { attachments: [{ name: ' ' }] }, ['attachments']],
  ['ten attachments', { attachments: Array.from({ length: 10 }, () => ({ name: 'Logboek' })) }, []],
  ['eleven attachments', { attachments: Array.from({ length: 11 }, () => ({ name: 'Logboek' })) }, ['attachments']],
])('COM-LEARN-06 COM-LEARN-19 COM-LEARN-33 what a lesson may hold: %s', (_title, change, faults) => {
  expect(lessonFaults({ ...typed, ...change })).toEqual(faults)
})

const challenge = {
  title: 'Zeven ochtenden licht',
  content: '<p>Elke ochtend.</p>',
  dailyTask: 'Tien minuten naar buiten',
  startDate: '2026-10-19',
  endDate: '2026-10-28',
  durationDays: 7,
  hasImage: false,
  imageAlt: '',
}

test.each([
  ['a challenge', {}, []],
  ['as many days as there are', { durationDays: 10 }, []],
  ['more days than there are', { durationDays: 11 }, ['durationDays']],
  ['no days', { durationDays: 0 }, ['durationDays']],
  ['91 days', { endDate: '2027-10-01', durationDays: 91 }, ['durationDays']],
  ['90 days', { endDate: '2027-10-01', durationDays: 90 }, []],
  ['one day', { endDate: '2026-10-19', durationDays: 1 }, []],
  ['an end before the start', { endDate: '2026-10-18' }, ['endDate']],
  ['a day that does not exist', { startDate: '2026-02-30' }, ['startDate', 'endDate']],
  ['more than a year', { endDate: '2027-10-20' }, ['endDate']],
  ['nothing to do', { dailyTask: '' }, ['dailyTask']],
  ['a picture without words', { hasImage: true }, ['imageAlt']],
  ['no description', { content: '<p></p>' }, ['content']],
])('COM-LEARN-11 what a challenge may hold: %s', (_title, change, faults) => {
  expect(challengeFaults({ ...challenge, ...change })).toEqual(faults)
})

describe('COM-LEARN-16 who edits what', () => {
  const [me, other] = ['me', 'other']
  test.each([
    ['admin', other, null, true],
    ['teacher', me, null, true],
    ['teacher', other, me, true],
    ['teacher', other, other, false],
    ['teacher', null, null, false],
    ['moderator', me, me, false],
    ['partner', me, me, false],
    ['student', me, me, false],
    [null, me, me, false],
  ])('%s, made by %s, given to %s: %s', (role, createdBy, teacherId, expected) => {
    expect(mayEditLearning({ id: me, role }, { createdBy, teacherId })).toBe(expected)
  })
})

test.each([
  ['Café & Thee', 'cafe-thee'],
  ['🌞', 'les'],
])('COM-LEARN-18 %s has the address %s', (title, slug) => {
  expect(learningSlug('lesson', title)).toBe(slug)
})

test('ROUTE-TABLE-06 ROUTE-TABLE-18 COM-LEARN-30 addresses are made in the short form', () => {
  const community = { slug: 'licht' }
  expect(learningPath(community, 'lesson', { slug: 'ochtendlicht' })).toBe('/community/licht/lesson/ochtendlicht')
  expect(learningPath(community, 'masterclass', { slug: 'slaap' })).toBe('/community/licht/masterclass/slaap')
  expect((['lesson', 'challenge', 'masterclass'] as const).map((kind) => overviewPath(community, kind))).toEqual([
    '/community/licht/universiteit',
    '/community/licht/challenges',
    '/community/licht/masterclasses',
  ])
})
