import { newId } from '@bewezen/domain/base/ids.ts'
import { describe, expect, test } from 'vitest'
import { Registry, type Said } from './registry.ts'

const channelId = newId()
const faceOf = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Vis',
  username: firstName.toLowerCase(),
  avatarUrl: null,
  avatarColor: 'licht',
})
const viewOf = (firstName: string, more: Partial<Said> = {}): Said => {
  const personId = newId()
  return { viewId: newId(), channelId, sessionId: newId(), personId, face: faceOf(personId, firstName), ...more }
}
const names = (registry: Registry) => registry.facesIn(channelId).map(({ firstName }) => firstName)
const typists = (registry: Registry) => registry.presenceOf(channelId).typing.map(({ name }) => name)

describe('COM-CHAT-32 who is there', () => {
  test('stays as long as it is said again within 40 seconds, and that changes nothing to be told', () => {
    const registry = new Registry()
    const noor = viewOf('Noor')
    expect(registry.say(noor, 0)).toEqual([channelId])
    expect(registry.say(noor, 25_000)).toEqual([])
    expect(registry.expire(64_999)).toEqual([])
    expect(names(registry)).toEqual(['Noor'])

    expect(registry.expire(65_000)).toEqual([channelId])
    expect(names(registry)).toEqual([])
    expect(registry.sessionsIn(channelId).size).toBe(0)
  })

  test('is each person once, however many tabs, and goes with the last of them', () => {
    const registry = new Registry()
    const noor = viewOf('Noor')
    const tab = { ...noor, viewId: newId() }
    registry.say(noor, 0)
    registry.say(viewOf('Sem'), 0)
    registry.say(tab, 0)
    expect(registry.presenceOf(channelId)).toMatchObject({ count: 2, typing: [] })

    registry.leave(noor)
    expect(names(registry).toSorted()).toEqual(['Noor', 'Sem'])
    registry.leave(tab)
    expect(names(registry)).toEqual(['Sem'])
  })

  test('moves with a view to another channel, and both are told', () => {
    const registry = new Registry()
    const [noor, elsewhere] = [viewOf('Noor'), newId()]
    registry.say({ ...noor, typing: true }, 0)

    expect(registry.say({ ...noor, channelId: elsewhere }, 1)).toEqual([channelId, elsewhere])
    expect(names(registry)).toEqual([])
    expect(registry.presenceOf(elsewhere)).toMatchObject({ count: 1, typing: [] })
  })

  test('is not to be told of who is not shown, whatever they type', () => {
    const registry = new Registry()
    const hidden = viewOf('Noor', { face: null })
    registry.say(hidden, 0)
    expect(registry.say({ ...hidden, typing: true }, 1)).toEqual([])
    expect(registry.presenceOf(channelId)).toMatchObject({ count: 0, people: [], typing: [] })
  })

  test('is not ended or moved by another session that knows the id of the view', () => {
    const registry = new Registry()
    const noor = viewOf('Noor')
    registry.say(noor, 0)

    expect(registry.leave({ sessionId: newId(), viewId: noor.viewId })).toEqual([])
    registry.say({ ...viewOf('Sem'), viewId: noor.viewId, channelId: newId() }, 1)
    expect(names(registry)).toEqual(['Noor'])
  })

  test('takes no more than 50 views of one person, and lets go of the oldest', () => {
    const registry = new Registry()
    const noor = viewOf('Noor')
    const views = Array.from({ length: 60 }, () => ({ ...noor, viewId: newId(), sessionId: newId() }))
    for (const view of views) registry.say(view, 0)

    expect([...registry.sessionsIn(channelId)]).toEqual(views.slice(-50).map(({ sessionId }) => sessionId))
  })

  test('tells 4 faces of many, and the count of all', () => {
    const registry = new Registry()
    for (const name of ['Noor', 'Sem', 'Vera', 'Bram', 'Fay']) registry.say(viewOf(name), 0)

    const { count, people } = registry.presenceOf(channelId)
    expect([count, people.map(({ firstName }) => firstName)]).toEqual([5, ['Noor', 'Sem', 'Vera', 'Bram']])
  })
})

describe('COM-CHAT-33 who types', () => {
  test('does so until 6 seconds after it was said last; that one is there does not end it', () => {
    const registry = new Registry()
    const noor = viewOf('Noor')
    expect(registry.say({ ...noor, typing: true }, 0)).toEqual([channelId])
    expect(registry.say({ ...noor, typing: true }, 3_000)).toEqual([])
    expect(registry.say(noor, 4_000)).toEqual([])
    expect(registry.expire(8_999)).toEqual([])
    expect(typists(registry)).toEqual(['Noor'])

    expect(registry.expire(9_000)).toEqual([channelId])
    expect([typists(registry), names(registry)]).toEqual([[], ['Noor']])
  })

  test('ends at once when it is said, and when the message is there', () => {
    const registry = new Registry()
    const noor = viewOf('Noor')
    for (const ends of [
      () => registry.say({ ...noor, typing: false }, 1),
      () => registry.endTyping(channelId, noor.personId),
    ]) {
      registry.say({ ...noor, typing: true }, 0)
      expect(typists(registry)).toEqual(['Noor'])
      expect(ends()).toEqual([channelId])
      expect(typists(registry)).toEqual([])
    }
    expect(registry.endTyping(channelId, noor.personId)).toEqual([])
  })

  test('COM-CHAT-36 who is not shown is neither there nor typing, and hears the others', () => {
    const registry = new Registry()
    const hidden = viewOf('Noor', { face: null, typing: true })
    registry.say(hidden, 0)

    expect(registry.presenceOf(channelId)).toEqual({ channelId, count: 0, people: [], typing: [] })
    expect([...registry.sessionsIn(channelId)]).toEqual([hidden.sessionId])
  })

  test('COM-CHAT-35 a channel that hides all shows nobody until they are said again', () => {
    const registry = new Registry()
    const noor = viewOf('Noor', { typing: true })
    registry.say(noor, 0)

    expect(registry.hideAll(channelId)).toEqual([channelId])
    expect([names(registry), typists(registry), registry.sessionsIn(channelId).size]).toEqual([[], [], 1])
    registry.say(noor, 1)
    expect(names(registry)).toEqual(['Noor'])
  })
})
