import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../base/days.ts'
import {
  deadlineFor,
  listFaults,
  listFormOf,
  listOf,
  listTasksFrom,
  maxListName,
  maxListTasks,
  mostAfter,
  mostBefore,
  newListTask,
  type TypedTask,
} from './todoLists.ts'

const task = (change: Partial<TypedTask> = {}): TypedTask => ({ ...newListTask(), taskName: 'Zaal huren', ...change })
const faultsOf = (change: Partial<TypedTask>) => listFaults({ name: 'Ademlab', tasks: [task(), task(change)] })

describe('a list of tasks', () => {
  test.each([
    ['', null],
    [' 14 ', null],
    ['0', null],
    ['-2', null],
    ['−2', null],
    [String(mostBefore), null],
    [String(mostBefore + 1), 'wrong'],
    [String(-mostAfter), null],
    [String(-mostAfter - 1), 'wrong'],
    ['1,5', 'wrong'],
    ['1e2', 'wrong'],
    ['veel', 'wrong'],
  ])('EV-MORE-74 a deadline of %j days before is wrong or not: %s', (daysBefore, wrong) => {
    expect(faultsOf({ daysBefore })).toEqual(
      wrong ? { 'tasks.1.daysBefore': 'Vul een heel aantal dagen in, van -365 tot en met 730' } : {},
    )
  })

  test('EV-MORE-74 it has a name and one to a hundred tasks with a name', () => {
    expect(listFaults({ name: ' ', tasks: [] })).toEqual({
      name: 'Geef de lijst een naam',
      tasks: 'Zet ten minste één taak in de lijst',
    })
    expect(
      listFaults({ name: 'x'.repeat(maxListName), tasks: Array.from({ length: maxListTasks }, () => task()) }),
    ).toEqual({})
    expect(
      listFaults({ name: 'x'.repeat(maxListName + 1), tasks: Array.from({ length: maxListTasks + 1 }, () => task()) }),
    ).toEqual({ name: 'De naam mag maximaal 100 tekens bevatten', tasks: 'Een lijst heeft maximaal 100 taken' })
    expect(Object.keys(faultsOf({ taskName: ' ', description: 'x'.repeat(2_001) }))).toEqual([
      'tasks.1.taskName',
      'tasks.1.description',
    ])
  })

  test.each([
    [14, '2027-03-29', '2027-03-15'],
    [0, '2027-03-29', '2027-03-29'],
    [-1, '2028-02-28', '2028-02-29'],
    [365, '2028-03-01', '2027-03-02'],
    [null, '2027-03-29', null],
  ])('EV-MORE-75 %s days before %s is %s', (daysBefore, start, deadline) => {
    expect(deadlineFor({ daysBefore }, start)).toBe(deadline)
  })

  test('EV-MORE-74 EV-MORE-75 made from the tasks of an event and applied to one of the same day, the deadlines are the same', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => plusDays('2024-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: -mostAfter, max: mostBefore }), (start, before) => {
        const deadline = plusDays(start, -before)
        const tasks = listTasksFrom([{ taskName: 'Bellen', description: '', priority: 'hoog', deadline }], start)
        const stored = listOf({ name: 'Lijst', tasks })
        expect(listFaults({ name: 'Lijst', tasks })).toEqual({})
        expect(stored.tasks.map((one) => deadlineFor(one, start))).toEqual([deadline])
        expect(listOf(listFormOf(stored))).toEqual(stored)
      }),
    )
  })
})
