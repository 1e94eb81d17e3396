import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import type { GivenChannel } from '../demo/givenPlaces.ts'

const world = await openWorld()
const { pool } = world.house.database
let noor: TestPerson
let sem: TestPerson
let channel: GivenChannel
let other: GivenChannel

beforeEach(async () => {
  ;[noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person({ firstName: 'Sem' })]
  const place = await world.given.community()
  ;[channel, other] = [await world.given.channel({ community: place }), await world.given.channel({ community: place })]
})

const stored = async (who: TestPerson) =>
  (await pool.query('select * from notification_preferences where profile_id = $1', [who.id])).rows
const defaults = {
  desktopEnabled: false,
  soundEnabled: true,
  soundVariant: 'inbox',
  quiet: null,
  pushEnabled: false,
  digestEnabled: false,
  presenceShown: true,
}

describe('how one hears', () => {
  test('SH-NOTIF-22 SH-CALL-09 SH-DATA-15 the first read stores the defaults, and a second one changes nothing', async () => {
    expect(await stored(sem)).toEqual([])

    const first = await sem.does(inbox.preferences, {})
    const [row] = await stored(sem)
    expect(await sem.does(inbox.preferences, {})).toEqual(first)

    expect(first).toMatchObject({ preferences: defaults, choices: [] })
    expect(row).toMatchObject({
      profile_id: sem.id,
      desktop_enabled: false,
      sound_enabled: true,
      sound_variant: 'inbox',
    })
    expect(await stored(sem)).toEqual([row])
  })

  test('SH-NOTIF-19 SH-NOTIF-20 SH-NOTIF-23 SH-CALL-09 what changes is stored for the profile, heard on its devices alone, and the rest stays', async () => {
    const [phone, ear, noorsEar] = [await world.signedIn(sem), await sem.listens(), await noor.listens()]

    await phone.does(inbox.savePreferences, { desktopEnabled: true })
    await phone.does(inbox.savePreferences, { soundEnabled: false, quiet: { from: 1320, until: 420 } })
    await phone.does(inbox.savePreferences, {})
    await world.house.settled()

    const { preferences } = await sem.does(inbox.preferences, {})
    expect(preferences).toEqual({
      ...defaults,
      desktopEnabled: true,
      soundEnabled: false,
      quiet: { from: 1320, until: 420 },
    })
    expect(ear.kinds()).toEqual(['preferences.changed', 'preferences.changed', 'preferences.changed'])
    expect(noorsEar.kinds()).toEqual([])
    expect((await noor.does(inbox.preferences, {})).preferences).toEqual(defaults)

    expect((await sem.does(inbox.savePreferences, { quiet: null })).preferences.quiet).toBeNull()
  })

  test.each([
    ['a sound that is none', { soundVariant: 'gong' }],
    ['half of the quiet hours', { quiet: { from: 60 } }],
    ['a minute after the day', { quiet: { from: 60, until: 1440 } }],
    ['a minute before it', { quiet: { from: -1, until: 60 } }],
    ['half a minute', { quiet: { from: 0.5, until: 60 } }],
    ['no switch', { soundEnabled: 'ja' }],
  ])('%s is refused and changes nothing', async (_what, wish) => {
    const before = await sem.does(inbox.preferences, {})
    await expect(sem.does(inbox.savePreferences, wish as object)).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
    })
    expect(await sem.does(inbox.preferences, {})).toEqual(before)
  })
})

describe('what one hears', () => {
  const says = (where: GivenChannel, content: string) =>
    noor.does(community.post, { id: newId(), channelId: where.id, content, parentId: null, uploadId: null })
  async function typesTold() {
    await world.house.settled()
    const { notifications } = await sem.does(inbox.list, {})
    return notifications.map(({ type, data }) => `${type} ${data.channelId === channel.id ? 'here' : 'there'}`).sort()
  }

  test('COM-CHAT-12 a followed channel tells every message, another one only what concerns one', async () => {
    await sem.does(inbox.choose, { about: 'channel', subject: channel.id, wants: 'all' })

    for (const where of [channel, other]) {
      await says(where, 'Goedemorgen')
      await says(where, `@${sem.username} jij ook`)
    }

    expect(await typesTold()).toEqual(['mention here', 'mention there', 'message here'])
  })

  test('a muted channel tells nothing and counts nothing, until the choice is taken back', async () => {
    await sem.does(inbox.choose, { about: 'channel', subject: channel.id, wants: 'nothing' })
    await says(channel, `@${sem.username} hoor je dit`)
    expect(await typesTold()).toEqual([])
    expect(await sem.does(inbox.unread, {})).toEqual({ unread: 0 })

    const { choices } = await sem.does(inbox.choose, { about: 'channel', subject: channel.id, wants: null })
    expect(choices).toEqual([])
    await says(channel, `@${sem.username} en nu`)
    expect(await typesTold()).toEqual(['mention here'])
  })

  test('a type that is off tells nothing, and a channel without its own choice follows the one about all', async () => {
    await sem.does(inbox.choose, { about: 'type', subject: 'mention', wants: 'nothing' })
    await sem.does(inbox.choose, { about: 'type', subject: 'message', wants: 'all' })
    await sem.does(inbox.choose, { about: 'channel', subject: other.id, wants: 'mentions' })

    for (const where of [channel, other]) await says(where, 'Goedemorgen')
    await says(other, `@${sem.username} jij ook`)

    expect(await typesTold()).toEqual(['message here'])
  })

  test('who follows a channel that they may no longer read hears nothing of it', async () => {
    await sem.does(inbox.choose, { about: 'channel', subject: channel.id, wants: 'all' })
    await pool.query('delete from entitlements where user_id = $1', [sem.id])
    world.house.snapshots.forgetAll()

    await says(channel, 'Goedemorgen')

    expect(await typesTold()).toEqual([])
  })

  test.each([newId(), 'geen kanaal'])(
    'a choice about a channel that does not exist (%s) is not kept',
    async (subject) => {
      const choice = { about: 'channel', subject, wants: 'all' } as const
      await expect(sem.does(inbox.choose, choice)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
      expect((await sem.does(inbox.choose, { ...choice, wants: null })).choices).toEqual([])
    },
  )

  test.each([
    { about: 'type', subject: 'account', wants: 'nothing' },
    { about: 'type', subject: 'mention', wants: 'mentions' },
    { about: 'type', subject: 'iets', wants: 'all' },
    { about: 'iets', subject: 'mention', wants: 'all' },
    { about: 'channel', subject: 'x'.repeat(65), wants: 'all' },
  ])('the choice $subject $wants is refused', async (choice) => {
    await expect(sem.does(inbox.choose, choice as never)).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    expect((await sem.does(inbox.preferences, {})).choices).toEqual([])
  })
})
