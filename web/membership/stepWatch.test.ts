import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { today } from '@bewezen/domain/today/contract.ts'
import { type Step, type StepName, threeSteps } from '@bewezen/domain/today/steps.ts'
import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { newMessage } from '../../server/community/testing/newMessage.ts'
import { starts } from '../../server/experiments/testing/logbook.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts, type ToastAction } from '../base/parts/toast.ts'
import { viewerRead } from '../base/session/reads.ts'
import { forgetSteps, watchSteps } from './stepWatch.ts'

const world = await openWorld()
const { given } = world
const start = await given.community({ isStart: true })
const welcome = await given.channel({ community: start })

/** A new member on a page without the list, who saw it before: what is told there, and what happens elsewhere. */
async function awayFromTheList(shownOf: (steps: Step[]) => Step[] = (steps) => steps) {
  const noor = await world.person()
  await noor.does(community.join, { communityId: start.id })
  const phone = await world.signedIn(noor)
  const page = await openBrowser(world, noor)
  await page.shows(viewerRead())
  await page.follows()
  const told: string[] = []
  const actions: ToastAction[] = []
  const leave = receiveToasts(({ title, line, action }) => {
    told.push([title, line].filter(Boolean).join(' '))
    if (action) actions.push(action)
  })
  onTestFinished(() => {
    forgetSteps()
    leave()
  })
  const { steps } = await api.today.beginning.call({})
  let asked = 0
  const nameOf = (name: StepName) => name
  watchSteps(shownOf(steps), nameOf, () => asked++)
  return {
    told,
    actions,
    asked: () => asked,
    phone,
    of: steps.length,
    after: async (happens: Promise<unknown>) => {
      await happens
      await page.follows()
    },
  }
}
const aTask = () => ({ id: newId(), title: 'Naar buiten', description: null })

test('COM-START-75 each step that is taken elsewhere is told once, with how many that makes', async () => {
  const { told, actions, asked, phone, of, after } = await awayFromTheList()
  await after(phone.does(tasks.add, aTask()))
  expect(told).toEqual([`${words.taken('tasks')} ${words.ofSteps(1, of)}`])
  await after(phone.does(tasks.add, aTask()))
  expect(told).toHaveLength(1)
  await after(phone.does(community.post, newMessage(welcome, 'Hoi')))
  expect(told.slice(1)).toEqual([`${words.taken('hello')} ${words.ofSteps(2, of)}`])
  expect(actions.map(({ label }) => label)).toEqual([words.toSteps, words.toSteps])
  actions[0]?.onPress()
  expect(asked()).toBe(1)
})

test.each([
  ['put away on another device', (phone: TestPerson) => phone.does(today.putStepsAway, { away: true })],
  [
    'shown to nobody whose access began more than 30 days ago',
    (phone: TestPerson) =>
      world.house.database.pool.query(
        `update entitlements set created_at = created_at - interval '31 days' where user_id = $1`,
        [phone.id],
      ),
  ],
])('COM-START-75 of a list that is %s nothing is told', async (_, ends) => {
  const { told, phone, after } = await awayFromTheList()
  await after(ends(phone))
  await after(phone.does(tasks.add, aTask()))
  expect(told).toEqual([])
})

test('COM-START-75 who was shown three is told of those alone, and of nothing once the list is forgotten', async () => {
  const { told, phone, of, after } = await awayFromTheList(threeSteps)
  await after(starts(phone))
  expect(told).toEqual([])
  await after(phone.does(community.post, newMessage(welcome, 'Hoi')))
  expect(told).toEqual([`${words.taken('hello')} ${words.ofSteps(2, of)}`])
  forgetSteps()
  await after(phone.does(tasks.add, aTask()))
  expect(told).toHaveLength(1)
})

test('COM-START-75 COM-START-67 the last of them is told as the end', async () => {
  const { told, actions, phone, after } = await awayFromTheList()
  await world.house.database.pool.query(`update profiles set avatar_url = '/files/x.webp' where id = $1`, [phone.id])
  const event = await given.event({})
  await given.enrolment({ event, person: phone })
  await after(starts(phone))
  await after(phone.does(community.post, newMessage(welcome, 'Hoi')))
  await after(phone.does(tasks.add, aTask()))
  expect(told.at(-1)).toBe(words.allTaken)
  expect(actions.at(-1)?.label).toBe(words.toToday)
  const heard = told.length
  await after(phone.does(tasks.add, aTask()))
  expect(told).toHaveLength(heard)
})
