import { community } from '@bewezen/domain/community/contract.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts, type ToastContent } from '../base/parts/toast.ts'
import { type ChannelMessages, channelKey } from './patches.ts'
import { saveEdit } from './saveEdit.ts'

const world = await openWorld()
const { pool } = world.house.database
const noor = await world.person({ firstName: 'Noor' })
let told: ToastContent[] = []
let stopToasts = () => {}

beforeEach(() => {
  told = []
  stopToasts = receiveToasts((toast) => told.push(toast))
})
afterEach(() => stopToasts())

async function said() {
  const channel = await world.given.channel()
  const [id = ''] = await world.given.history(channel, [{ author: noor, content: 'Eerste' }])
  await pool.query('update messages set created_at = app_now() where id = $1', [id])
  const page = await openBrowser(world, noor)
  const open = () => api.community.messages.call({ channelId: channel.id })
  await page.shows({ queryKey: channelKey(channel.id), queryFn: open })
  const shown = () => page.cached<ChannelMessages>(channelKey(channel.id))?.messages[0]?.content
  return { id, shown }
}

test('COM-CHAT-15 what was saved is shown at once, and what is refused says why and keeps what stands there', async () => {
  const { id, shown } = await said()
  expect(await saveEdit({ message: { id }, content: 'Beter', before: 'Eerste' })).toEqual({
    done: true,
    before: 'Eerste',
  })
  expect(shown()).toBe('Beter')

  await pool.query(`update messages set created_at = created_at - interval '16 minutes' where id = $1`, [id])
  expect(await saveEdit({ message: { id }, content: 'Te laat', before: 'Beter' })).toEqual({
    done: false,
    before: 'Beter',
  })
  expect(shown()).toBe('Beter')
  expect(told.at(-1)).toMatchObject({
    title: 'Niet opgeslagen',
    line: 'Een bericht kun je tot 15 minuten na het versturen bewerken.',
  })
})

test('COM-CHAT-30 what was saved from another tab is told once, and replaced when one saves again', async () => {
  const { id, shown } = await said()
  await noor.does(community.edit, { messageId: id, content: 'Van de telefoon' })
  const first = await saveEdit({ message: { id }, content: 'Van hier', before: 'Eerste' })
  expect(first).toEqual({ done: false, before: 'Van de telefoon' })
  expect(told.at(-1)?.line).toContain('intussen ergens anders bewerkt')
  expect(await saveEdit({ message: { id }, content: 'Van hier', before: first.before })).toMatchObject({ done: true })
  expect(shown()).toBe('Van hier')
})
