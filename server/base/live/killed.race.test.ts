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
type Talk = { channelId: string; isPrivate: boolean; said: string[]; goOn(talk: { isOn: boolean }): Promise<void> }
type Member = { id: string; listener: Listener; mayHear: Talk[] }

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
      const { rows } = await database.pool.query<{ [Of in keyof Posted]: string }>(
        `select seq, ids ->> 'channelId' as "channelId", ids ->> 'messageId' as "messageId", ids ->> 'seq' as place
        from facts where kind = 'message.posted' and seq is not null order by seq`,
      )
      expect(rows).toHaveLength(talks.reduce((sum, { said }) => sum + said.length, 0))
      return rows.map((row): Posted => ({ ...row, seq: Number(row.seq), place: Number(row.place) }))
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

const isPosted = ({ kind }: { kind: string }) => kind === 'message.posted'
const numbersOf = ({ heard }: Listener) => heard.filter(isPosted).map(({ seq }) => seq)

type Posted = { seq: number; channelId: string; messageId: string; place: number }

/** What this browser had to hear of: all of its own, but for what it was told to fetch anew. */
const meantFor = ({ mayHear, listener: { gaps } }: Member, posted: readonly Posted[]): Posted[] =>
  posted.filter(
    ({ channelId, seq }) =>
      mayHear.some((talk) => talk.channelId === channelId) && !gaps.some(([after, upTo]) => seq > after && seq <= upTo),
  )

/**
 * What it never heard of. Of several messages of a channel that were told in one piece it hears the last, whose place says
 * how many there are; of a private conversation it hears each.
 */
function lostOf(member: Member, posted: readonly Posted[]): Posted[] {
  const heard = new Set(numbersOf(member.listener))
  const upTo = (id: string) => Math.max(0, ...posted.flatMap((one) => (isHeard(one, id) ? [one.place] : [])))
  const isHeard = ({ channelId, seq }: Posted, id: string) => channelId === id && heard.has(seq)
  const open = new Map(member.mayHear.map((talk) => [talk.channelId, talk.isPrivate ? 0 : upTo(talk.channelId)]))
  return meantFor(member, posted).filter(
    ({ channelId, seq, place }) => !heard.has(seq) && place > (open.get(channelId) ?? 0),
  )
}

/** Everything that is wrong about what one browser heard. */
function faultsOf(member: Member, posted: readonly Posted[]): string[] {
  const { id, listener } = member
  const faults: string[] = []
  const own = new Set(meantFor(member, posted).map(({ seq }) => seq))
  if (lostOf(member, posted).length > 0) faults.push('a message was lost')
  if (numbersOf(listener).some((seq) => !own.has(seq))) faults.push('a message of others')
  if (listener.heard.some(({ ids }) => ids.personId && ids.personId !== id)) faults.push('a fact of another person')
  if (listener.heard.some(({ seq }, at) => seq <= (listener.heard[at - 1]?.seq ?? 0)))
    faults.push('facts out of order or doubled')
  if (listener.signals.some(({ kind }) => kind === 'ended')) faults.push('sent away')
  return faults
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
