import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../app.ts'
import { newMessage } from '../../community/testing/newMessage.ts'
import { vocabulary } from '../../demo/vocabulary.ts'
import type { House } from '../house.ts'
import { atEnd } from '../testing/atEnd.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { openHouses } from '../testing/houses.ts'
import { redisHere } from '../testing/redisHere.ts'
import { newSession } from '../testing/session.ts'
import { faultsOf, lostOf, type Member, type Place, postedIn } from './testing/hearing.ts'
import { askUntilAnswered, type Listener, listenAt } from './testing/listener.ts'
import { startSites } from './testing/sites.ts'

/** In seconds: how long is talked, and how often one of the processes is killed meanwhile. */
const [lasts, killEvery] = [runs(5, 120), runs(2, 10)]

const redisUrl = await redisHere()
const ways: { by: string; env: Record<string, string>; isHere: boolean }[] = [
  { by: 'LISTEN/NOTIFY', env: {}, isHere: true },
  { by: 'Redis', env: { REDIS_URL: redisUrl ?? '' }, isHere: redisUrl !== null },
]

describe.each(ways)('two processes on PostgreSQL that wake each other by $by', ({ env, isHere }) => {
  test.skipIf(!isHere)(
    'SH-EDGE-32 COM-CHAT-08 of all that is said while one after the other is killed and everybody comes and goes, each hears what is theirs once, in order, and nothing of others',
    async ({ annotate }) => {
      const site = await openSite(env)
      const talk = { isOn: true }
      const talking = site.talks.map((one) => one.goOn(talk))
      const moving = comeAndGo(site.listeners, talk)
      const killing = killInTurn(site.kill, talk)
      await pause(lasts * 1_000)
      talk.isOn = false
      await Promise.all([...talking, moving, killing])

      const posted = await site.posted()
      for (const member of site.members) await eventually(() => expect(lostOf(member, posted)).toEqual([]))
      const wrong = site.members.map((member) => faultsOf(member, posted))
      const said = site.talks.reduce((sum, one) => sum + one.said.length, 0)
      const gaps = site.listeners.reduce((sum, one) => sum + one.gaps.length, 0)
      const opened = site.listeners.reduce((sum, one) => sum + one.opened, 0)
      await annotate(
        `${said} messages, ${site.members.length} listeners, ${opened} times connected, ${gaps} fetched anew, ${await killing} kills`,
      )

      expect(wrong.flat()).toEqual([])
      for (const { channelId, said } of site.talks) {
        const told = posted.filter((one) => one.channelId === channelId)
        expect(told.map(({ messageId }) => messageId).toSorted()).toEqual(said.toSorted())
        expect(told.map(({ place }) => place)).toEqual(told.map((_, at) => at + 1))
      }
      expect(said).toBeGreaterThan(20)
      expect(await killing).toBeGreaterThan(0)
      expect(opened).toBeGreaterThan(site.listeners.length)
    },
    (lasts + 180) * 1_000,
  )
})

/** A place where two people talk, and what they said there. */
type Talk = Place & { said: string[]; goOn(talk: { isOn: boolean }): Promise<void> }

/** A community for some, one for others, and a private conversation; everybody has two browsers. */
async function openSite(env: Record<string, string>) {
  const database = await emptyDatabase('server')
  const url = database.url ?? ''
  const common = { NODE_ENV: 'test', DATABASE_URL: url, DATABASE_CONNECTIONS: '8', MESSAGE_LIMIT: '1000000', ...env }
  const [house] = await openHouses(1, { url, env: common })
  if (!house) return expect.unreachable()
  const given = vocabulary(house)
  const [plus, teaching] = [
    await given.channel({ community: await given.community({ allowedRoles: ['student_plus_lars'] }) }),
    await given.channel({ community: await given.community({ allowedRoles: ['teacher'] }) }),
  ]
  const people = []
  for (const role of ['student_plus_lars', 'student_plus_lars', 'teacher', 'teacher', 'student'] as const) {
    const person = await given.person({ role })
    people.push({ ...person, role, cookies: [await cookieOf(person.id), await cookieOf(person.id)] })
  }
  async function cookieOf(personId: string) {
    return (await newSession(house as NonNullable<typeof house>, personId)).cookie
  }
  const [noor, sem, tom, tess] = people
  if (!noor || !sem || !tom || !tess) return expect.unreachable()
  const conversationId = await converse(house, noor.cookies[0] ?? '', sem.id)
  // From here on the processes number their facts themselves.
  await house.close()

  const sites = await startSites(2, common)
  atEnd(async () => {
    await sites.stop()
    await database.close()
  })
  const talkIn = (channelId: string, one: typeof noor, other: typeof noor): Talk => {
    const said: string[] = []
    const writer = async (who: typeof noor, talk: { isOn: boolean }) => {
      while (talk.isOn) {
        const message = newMessage({ id: channelId }, 'Goedemorgen')
        await askUntilAnswered(sites.any, 'community/post', who.cookies[0] ?? '', message)
        said.push(message.id)
        await pause(20 + Math.random() * 60)
      }
    }
    const isPrivate = channelId === conversationId
    return {
      channelId,
      isPrivate,
      said,
      goOn: async (talk) => void (await Promise.all([writer(one, talk), writer(other, talk)])),
    }
  }
  const [first, second, secret] = [
    talkIn(plus.id, noor, sem),
    talkIn(teaching.id, tom, tess),
    talkIn(conversationId, noor, sem),
  ]
  const talks = [first, second, secret]
  const members: Member[] = []
  for (const person of people)
    for (const cookie of person.cookies)
      members.push({
        id: person.id,
        listener: await listenAt(sites.any, cookie),
        mayHear: person.role === 'teacher' ? [second] : person.role === 'student' ? [] : [first, secret],
      })
  atEnd(() => {
    for (const { listener } of members) listener.leave()
  })
  /** Every message as its fact was numbered, once all of them are. */
  const posted = () =>
    eventually(async () => {
      const posted = await postedIn(database.pool)
      expect(posted).toHaveLength(talks.reduce((sum, { said }) => sum + said.length, 0))
      return posted
    })
  return { ...sites, posted, talks, members, listeners: members.map(({ listener }) => listener) }
}

/** Begins the private conversation of two people. */
async function converse(house: House, cookie: string, personId: string): Promise<string> {
  const app = await openApp(house)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/community/startConversation',
    headers: { cookie },
    payload: { personId },
  })
  await app.close()
  return (answer.json() as { conversationId: string }).conversationId
}

/** Everybody loses the line now and then, at moments of their own. */
async function comeAndGo(listeners: readonly Listener[], talk: { isOn: boolean }): Promise<void> {
  const each = async (listener: Listener) => {
    while (talk.isOn) {
      await pause(300 + Math.random() * 3_000)
      listener.drop()
    }
  }
  await Promise.all(listeners.map(each))
}

async function killInTurn(kill: (which: number) => Promise<void>, talk: { isOn: boolean }): Promise<number> {
  for (let kills = 0; ; kills++) {
    await pause(killEvery * 1_000)
    if (!talk.isOn) return kills
    await kill(kills)
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
