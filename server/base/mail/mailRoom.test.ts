import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { decisions } from '../../facts.ts'
import { record } from '../facts/record.ts'
import { openWorld } from '../testing/world.ts'
import { postOffice } from './testing/postOffice.ts'

const office = await postOffice()
const world = await openWorld({
  jobs: true,
  env: { SMTP_URL: office.url, SITE_URL: 'https://bewezen.example' },
  decisions: {
    ...decisions,
    'community.joined': {
      audience: 'nobody',
      mails: (_tx, { personId }) => [{ personId, template: 'welcome', ids: {} }],
    },
    'profile.changed': {
      audience: 'nobody',
      mails: (_tx, { personId }) => [{ personId, template: 'unheardOf', ids: {} }],
    },
  },
})
const { house } = world
house.mail.on('welcome', async (personId) => {
  const { rows } = await house.database.pool.query('select email from auth_users where id = $1', [personId])
  return rows[0] ? { to: rows[0].email, template: 'welcome', facts: { personId } } : null
})

type Job = { id: string; state: string; retry_count: number }
const jobsOf = async (personId: string, template = 'welcome') =>
  (
    await house.database.pool.query<Job>(
      `select id, state, retry_count from pgboss.job
        where name = 'mail' and data->>'personId' = $1 and data->>'template' = $2`,
      [personId, template],
    )
  ).rows
const isDone = async (personId: string) => (await jobsOf(personId))[0]?.state === 'completed'
const mailsTo = ({ email }: { email: string }) => office.mails.filter((mail) => mail.to?.[0]?.address === email)

async function join() {
  const person = await world.given.person()
  await house.transaction((tx) => record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() }))
  await house.settled()
  return person
}

describe('a mail', () => {
  beforeEach(() => office.close())

  test('that finds no mail server waits, and arrives once when there is one again', async () => {
    const person = await join()
    await world.eventually(async () => expect((await jobsOf(person.id))[0]?.retry_count).toBeGreaterThan(0))
    expect(office.mails).toEqual([])

    await office.open()
    await world.eventually(async () => expect(await isDone(person.id)).toBe(true))

    const [mail, ...more] = mailsTo(person)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'welcome',
      from: { name: 'Bewezen', address: 'community@bewezen.example' },
      text: expect.stringContaining(person.id),
      html: expect.stringContaining(person.id),
      messageId: `<${(await jobsOf(person.id))[0]?.id}@bewezen.example>`,
    })
  })

  test('whose process ends between sending and saying so is sent again with the same Message-ID', async () => {
    await office.open()
    const person = await join()
    await world.eventually(async () => expect(await isDone(person.id)).toBe(true))

    // As the job stands when nobody said that it was done: it is tried again.
    await house.database.pool.query(
      `update pgboss.job set state = 'retry', completed_on = null, start_after = now()
        where name = 'mail' and data->>'personId' = $1`,
      [person.id],
    )
    await world.eventually(() => expect(mailsTo(person)).toHaveLength(2))

    const [first, again] = mailsTo(person)
    expect(again?.messageId).toBe(first?.messageId)
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@bewezen\.example>$/)
  })

  test('of another fact has another Message-ID, and mails of one batch do not wait for one that fails', async () => {
    await office.open()
    const [one, two] = [await join(), await join()]
    await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: one.id }))
    await house.settled()

    await world.eventually(async () => expect([await isDone(one.id), await isDone(two.id)]).toEqual([true, true]))

    expect(new Set([...mailsTo(one), ...mailsTo(two)].map(({ messageId }) => messageId)).size).toBe(2)
  })

  test('that no room knows the contents of is not thrown away', async () => {
    const person = await world.given.person()
    await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: person.id }))
    await house.settled()

    await world.eventually(async () =>
      expect((await jobsOf(person.id, 'unheardOf'))[0]).toMatchObject({ state: 'retry' }),
    )
  })

  test('to somebody whose account is gone is not sent', async () => {
    await office.open()
    const person = await world.given.person()
    await house.transaction(async (tx) => {
      await record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() })
      await tx.execute(`delete from auth_users where id = '${person.id}'`)
    })
    await house.settled()

    await world.eventually(async () => expect(await isDone(person.id)).toBe(true))
    expect(mailsTo(person)).toEqual([])
  })
})
