import { expect, test } from 'vitest'
import { weekStates } from './weekStates.ts'

const lesson = (week: number, title: string, isPublished = true) => ({
  id: title,
  slug: title,
  title,
  week,
  isRequired: true,
  isPublished,
  hasVideo: false,
  isDone: false,
  isOpen: true,
  mayEdit: false,
})

test('COM-LEARN-41 a week is named by its first published lesson, and one without lessons by none', () => {
  const lessons = [
    lesson(1, 'Concept', false),
    lesson(1, 'Licht in lux'),
    lesson(1, 'Drie plekken'),
    lesson(3, 'Avond'),
  ]
  const level = { id: '1', number: 1, title: 'Fundament', duration: '', result: '', isOpen: true, isFinished: false }
  const titles = weekStates({ ...level, percent: 0, openWeeks: 1, lessons }).map(({ title }) => title)
  expect(titles.slice(0, 4)).toEqual(['Licht in lux', undefined, 'Avond', undefined])
})
