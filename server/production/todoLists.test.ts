import { newId } from '@bewezen/domain/base/ids.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { newListTask, type TodoListForm } from '@bewezen/domain/production/todoLists.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const [ada, noor] = [await world.person({ role: 'admin' }), await world.person()]

const form = (change: Partial<TodoListForm> = {}): TodoListForm => ({
  name: 'Ademlab',
  tasks: [
    { ...newListTask(), taskName: 'Zaal huren', description: 'Met <b>tuin</b>', priority: 'hoog', daysBefore: '30' },
    { ...newListTask(), taskName: 'Bedanken', daysBefore: '-1' },
    { ...newListTask(), taskName: 'Thee' },
  ],
  ...change,
})
const saves = (change: Partial<TodoListForm> = {}, at: { id?: string; version?: number | null } = {}) =>
  ada.does(contract.saveTodoList, { id: newId(), version: null, ...at, form: form(change) })
const anEvent = () => given.event({ slug: newId(), startWall: '2027-03-29T10:00', endWall: '2027-03-29T12:00' })
const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code, data }: { code: string; data: unknown }) => ({ code, data }),
  )
const todosOf = async (eventId: string) => (await ada.does(contract.todos, { eventId })).todos

describe('a list of tasks', () => {
  test('EV-MORE-74 is made once under its id, saved by version, and deleted', async () => {
    const id = newId()
    const made = await saves({}, { id })
    expect(made).toMatchObject({ id, version: 1, name: 'Ademlab', appliedAt: null })
    expect(made.tasks.map(({ daysBefore }) => daysBefore)).toEqual([30, -1, null])
    expect(await saves({}, { id })).toEqual(made)
    expect(await refused(saves({ name: 'Iets anders' }, { id }))).toMatchObject({ code: 'ID_IN_USE' })
    expect(await saves({ name: 'Adem' }, { id, version: 1 })).toMatchObject({ version: 2, name: 'Adem' })
    expect(await refused(saves({ name: 'Te laat' }, { id, version: 1 }))).toMatchObject({
      code: 'CHANGED',
      data: { current: { version: 2, name: 'Adem' } },
    })
    expect(await refused(ada.does(contract.removeTodoList, { id, version: 1 }))).toMatchObject({ code: 'CHANGED' })
    for (let again = 0; again < 2; again++)
      expect(await ada.does(contract.removeTodoList, { id, version: 2 })).toEqual({ done: true })
    expect(await refused(saves({}, { id, version: 2 }))).toEqual({ code: 'CHANGED', data: { current: null } })
  })

  test('EV-MORE-74 what is wrong is told under its field, and only admins have lists', async () => {
    expect(await refused(saves({ name: '', tasks: [{ ...newListTask(), daysBefore: 'x' }] }))).toEqual({
      code: 'FAULTY_FIELDS',
      data: {
        faults: {
          name: 'Geef de lijst een naam',
          'tasks.0.taskName': 'Taaknaam is verplicht',
          'tasks.0.daysBefore': 'Vul een heel aantal dagen in, van -365 tot en met 730',
        },
      },
    })
    const event = await anEvent()
    expect(await refused(noor.does(contract.todoLists, { eventId: event.id }))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refused(ada.does(contract.todoLists, { eventId: newId() }))).toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })

  test('EV-MORE-75 applied it gives the event its tasks, with deadlines counted back from the first day', async () => {
    const [event, list] = [await anEvent(), await saves()]
    const applies = (change: { id?: string; again?: boolean } = {}) =>
      ada.does(contract.applyTodoList, { id: newId(), listId: list.id, eventId: event.id, again: false, ...change })
    const id = newId()
    for (let again = 0; again < 2; again++) expect(await applies({ id })).toEqual({ added: 3 })
    expect(await todosOf(event.id)).toMatchObject([
      {
        taskName: 'Zaal huren',
        description: 'Met <b>tuin</b>',
        deadline: '2027-02-27',
        status: 'niet_gestart',
        assignee: null,
      },
      { taskName: 'Bedanken', deadline: '2027-03-30' },
      { taskName: 'Thee', deadline: null },
    ])
    const second = await refused(applies())
    expect(second).toEqual({ code: 'LIST_APPLIED', data: { at: expect.any(String) } })
    expect(await todosOf(event.id)).toHaveLength(3)
    expect(await applies({ again: true })).toEqual({ added: 3 })
    expect(await todosOf(event.id)).toHaveLength(6)
    const { lists } = await ada.does(contract.todoLists, { eventId: event.id })
    expect(lists.find((one) => one.id === list.id)?.appliedAt).toEqual(expect.any(String))
    const other = await anEvent()
    const elsewhere = await ada.does(contract.todoLists, { eventId: other.id })
    expect(elsewhere.lists.find((one) => one.id === list.id)?.appliedAt).toBeNull()
    // What it gave stays when it goes.
    await ada.does(contract.removeTodoList, { id: list.id, version: 1 })
    expect(await todosOf(event.id)).toHaveLength(6)
    const { rows } = await pool.query(
      `select action from audit_log where action like 'todoList.%' and (subject_id = $1 or subject_id = $2) order by at, id`,
      [list.id, event.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'todoList.saved',
      'todoList.applied',
      'todoList.applied',
      'todoList.removed',
    ])
  })

  test('EV-MORE-75 under the id of what was applied goes no other list, event or admin', async () => {
    const [event, list, bea] = [await anEvent(), await saves(), await world.person({ role: 'admin' })]
    const wish = { id: newId(), listId: list.id, eventId: event.id, again: false }
    expect(await ada.does(contract.applyTodoList, wish)).toEqual({ added: 3 })
    const [otherList, otherEvent] = [await saves({ name: 'Avondrust' }), await anEvent()]
    expect(await refused(ada.does(contract.applyTodoList, { ...wish, listId: otherList.id }))).toMatchObject({
      code: 'ID_IN_USE',
    })
    expect(await refused(ada.does(contract.applyTodoList, { ...wish, eventId: otherEvent.id }))).toMatchObject({
      code: 'ID_IN_USE',
    })
    expect(await refused(bea.does(contract.applyTodoList, wish))).toMatchObject({ code: 'ID_IN_USE' })
    expect(await todosOf(event.id)).toHaveLength(3)
    expect(await todosOf(otherEvent.id)).toEqual([])
  })

  test('EV-MORE-75 what is not there cannot be applied', async () => {
    const [event, list] = [await anEvent(), await saves()]
    const wish = { id: newId(), listId: list.id, eventId: event.id, again: false }
    expect(await refused(ada.does(contract.applyTodoList, { ...wish, listId: newId() }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await refused(ada.does(contract.applyTodoList, { ...wish, eventId: newId() }))).toMatchObject({
      code: 'EVENT_NOT_FOUND',
    })
  })
})
