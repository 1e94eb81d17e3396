import { access } from '@bewezen/domain/access/contract.ts'
import { admin as desk } from '@bewezen/domain/admin/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { mailTries } from '@bewezen/domain/base/mailTrying.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeAtOnce } from '../../account/index.ts'
import { record } from '../../base/facts/record.ts'
import { postOffice } from '../../base/mail/testing/postOffice.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { decisions } from '../../facts.ts'
import { personal } from '../../personal.ts'
import { eraseIfDue } from '../../privacy/eraseDueAccounts.ts'
import { adminPersonal } from '../personal.ts'
import { forgetOldMails } from './book.ts'

const office = await postOffice()
const world = await openWorld({
  jobs: true,
  env: { SMTP_URL: office.url },
  decisions: {
    ...decisions,
    'community.joined': {
      audience: 'nobody',
      mails: (_tx, { personId }) => [{ personId, template: 'invoice', ids: { secret: 'kanarie-nummer' } }],
    },
  },
})
const { house, given } = world
const { pool, db } = house.database
const canary = 'kanarie-tekst'
house.mail.on('invoice', async (personId) => {
  const { rows } = await pool.query('select email from auth_users where id = $1', [personId])
  return rows[0] ? { to: rows[0].email, template: 'invoice', facts: { canary } } : null
})
const unknown = { code: 550, text: 'User unknown' }
let boss: TestPerson

beforeAll(async () => {
  await office.open()
  boss = await world.person({ role: 'admin', firstName: 'Bo', lastName: 'Baas' })
})

/** A mail goes out to somebody new; `answer` is what the mail server says to it. */
async function mailed(answer: { code: number; text: string } | null = unknown, firstName = 'Lieke') {
  const person = await given.person({ firstName, lastName: 'Postma' })
  office.answers(person.email, answer)
  await house.transaction((tx) => record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() }))
  await house.settled()
  return person
}
const listed = async (list: 'givenUp' | 'trying' = 'givenUp', search = '') =>
  (await boss.does(desk.unsentMails, { list, search })).mails
const ofOne = async (person: { id: string }, list: 'givenUp' | 'trying' = 'givenUp') =>
  (await listed(list)).filter((mail) => mail.person.id === person.id)
const givenUp = (person: { id: string }) =>
  world.eventually(async () => {
    const [mail] = await ofOne(person)
    expect(mail).toBeDefined()
    return mail as NonNullable<typeof mail>
  })
const arrived = ({ email }: { email: string }) => office.mails.filter((mail) => mail.to?.[0]?.address === email)
const triesOf = async ({ id }: { id: string }) =>
  (await pool.query(`select retry_count from pgboss.job where name = 'mail' and data->>'personId' = $1`, [id])).rows

describe('a mail that is refused for good', () => {
  test('ADM-MORE-15 ADM-MORE-16 ADM-MORE-18 ends after one try and is listed with address, kind and reason, and never with its text', async () => {
    const ear = await boss.listens()
    const lieke = await mailed()
    const mail = await givenUp(lieke)
    expect(mail).toEqual({
      id: expect.any(String),
      person: { id: lieke.id, name: 'Lieke Postma' },
      to: lieke.email,
      template: 'invoice',
      why: 'refused',
      said: expect.stringContaining('550 User unknown'),
      tries: 1,
      firstAt: mail.firstAt,
      lastAt: mail.firstAt,
      isGivenUp: true,
    })
    expect(await triesOf(lieke)).toEqual([{ retry_count: 0 }])
    const { rows } = await pool.query('select row_to_json(m)::text as line from unsent_mails m')
    expect(rows.map(({ line }) => line).join()).not.toContain(canary)
    await world.eventually(() => expect(ear.kinds()).toContain('mail.changed'))
    ear.leave()
  })

  test('ADM-MORE-16 somebody who is no admin hears nothing of it and is given nothing', async () => {
    const moderator = await world.person({ role: 'moderator' })
    const ear = await moderator.listens()
    const lieke = await mailed()
    await givenUp(lieke)
    await house.settled()
    expect(ear.kinds()).not.toContain('mail.changed')
    await expect(moderator.does(desk.unsentMails, {})).rejects.toMatchObject({ status: 403 })
    ear.leave()
  })

  test('ADM-MORE-16 it is found by a part of the address and by the name, with signs taken literally', async () => {
    const vera = await mailed(unknown, 'Veronique')
    await givenUp(vera)
    const found = async (search: string) => (await listed('givenUp', search)).map(({ person }) => person.id)
    expect(await found(vera.email.slice(0, 6).toUpperCase())).toContain(vera.id)
    expect(await found('veronique')).toEqual([vera.id])
    expect(await found('%')).toEqual([])
  })
})

describe('a mail that is not taken now', () => {
  test('ADM-MORE-14 ADM-MORE-16 is tried on, among those that are still tried, and leaves the list once it arrived', async () => {
    const lieke = await mailed({ code: 451, text: 'Mailbox busy' })
    const mail = await world.eventually(async () => {
      const [found] = await ofOne(lieke, 'trying')
      expect(found).toBeDefined()
      return found
    })
    expect(mail).toMatchObject({ why: 'postponed', isGivenUp: false })
    expect(await ofOne(lieke)).toEqual([])
    await boss.does(desk.resendMail, { id: mail?.id ?? '' })

    office.answers(lieke.email, null)
    await world.eventually(() => expect(arrived(lieke)).toHaveLength(1))
    await world.eventually(async () => expect(await ofOne(lieke, 'trying')).toEqual([]))
    // One that is tried by itself is not sent a second time because somebody pressed.
    expect(arrived(lieke)).toHaveLength(1)
  })

  test('ADM-MORE-14 after its last try it is given up, and is never lost silently', async () => {
    const lieke = await mailed({ code: 451, text: 'Mailbox busy' })
    await world.eventually(async () => expect(await ofOne(lieke, 'trying')).toHaveLength(1))
    // The failure is noted within the try, before the queue puts the mail back.
    const tries = await world.eventually(async () => {
      const { rows } = await pool.query(
        `update pgboss.job j set retry_limit = j.retry_count + 1, start_after = now() from pgboss.job was
          where j.name = 'mail' and j.data->>'personId' = $1 and j.state = 'retry' and was.id = j.id and was.name = j.name
          returning was.retry_limit, j.retry_count`,
        [lieke.id],
      )
      expect(rows).toMatchObject([{ retry_limit: mailTries.most - 1 }])
      return Number(rows[0].retry_count) + 2
    })
    expect(await givenUp(lieke)).toMatchObject({ why: 'postponed', isGivenUp: true, tries })
    expect(await ofOne(lieke, 'trying')).toEqual([])
  })

  test('ADM-MORE-16 one whose mail server does not answer says so', async () => {
    await office.close()
    const lieke = await mailed(null)
    await world.eventually(async () => expect(await ofOne(lieke, 'trying')).toMatchObject([{ why: 'unreachable' }]))
    await office.open()
    await world.eventually(() => expect(arrived(lieke)).toHaveLength(1))
  })
})

describe("'Opnieuw verzenden'", () => {
  test('ADM-MORE-17 sends it once however often it is pressed, under its own Message-ID, and the log says who did it', async () => {
    const lieke = await mailed()
    const { id } = await givenUp(lieke)
    office.answers(lieke.email, null)
    await Promise.all([boss.does(desk.resendMail, { id }), boss.does(desk.resendMail, { id })])
    await boss.does(desk.resendMail, { id })
    expect(await ofOne(lieke)).toEqual([])

    await world.eventually(() => expect(arrived(lieke)).toHaveLength(1))
    await world.eventually(async () => expect(await ofOne(lieke, 'trying')).toEqual([]))
    expect(arrived(lieke)[0]?.messageId).toContain(id)
    const { lines } = await boss.does(access.auditLog, { search: lieke.username })
    expect(lines).toMatchObject([{ action: 'mail.resent', actor: { id: boss.id }, newValue: 'invoice' }])
  })

  test('ADM-MORE-17 it goes to the address that the person has now, and stands there again when that refuses too', async () => {
    const lieke = await mailed()
    const { id } = await givenUp(lieke)
    const address = `nieuw-${lieke.email}`
    await pool.query('update auth_users set email = $2 where id = $1', [lieke.id, address])
    office.answers(address, { code: 552, text: 'Mailbox full' })
    await boss.does(desk.resendMail, { id })
    const again = await world.eventually(async () => {
      const [mail] = await ofOne(lieke)
      expect(mail?.to).toBe(address)
      return mail
    })
    expect(again).toMatchObject({ id, said: expect.stringContaining('Mailbox full'), isGivenUp: true })
  })

  test('ADM-MORE-17 a mail that is not there any more is as wanted', async () => {
    expect(await boss.does(desk.resendMail, { id: newId() })).toEqual({ done: true })
  })
})

describe('what is kept of it', () => {
  test('ADM-MORE-18 goes with the person, who can take it along before', async () => {
    const lieke = await mailed()
    await givenUp(lieke)
    expect((await adminPersonal.collect?.(house, db, lieke.id))?.[0]?.rows).toMatchObject([
      { to: lieke.email, tries: 1 },
    ])
    await house.transaction((tx, now) => removeAtOnce(tx, lieke.id, now))
    expect(await eraseIfDue(house, personal, lieke.id)).toBe(true)
    expect((await pool.query('select 1 from unsent_mails where person_id = $1', [lieke.id])).rows).toEqual([])
  })

  test('ADM-MORE-18 goes after 90 days, and not what is younger', async () => {
    const [old, young] = [await mailed(), await mailed()]
    await givenUp(old)
    await givenUp(young)
    const age = (person: { id: string }, days: number) =>
      pool.query('update unsent_mails set given_up_at = app_now() - make_interval(days => $2) where person_id = $1', [
        person.id,
        days,
      ])
    await age(old, 91)
    await age(young, 89)
    await house.transaction(forgetOldMails)
    expect(await ofOne(old)).toEqual([])
    expect(await ofOne(young)).toHaveLength(1)
  })

  test('ADM-MORE-16 a list of many comes 50 a page, each once, with the counts of both lists', async () => {
    const many = await given.person({ firstName: 'Veel', lastName: 'Post' })
    await pool.query(
      `insert into unsent_mails (id, person_id, template, ids, message_id, "to", why, said, tries, first_at, last_at, given_up_at)
        select gen_random_uuid(), $1, 'digest', '{}', 'many-' || n, 'veel@x.example', 'refused', '', 1, app_now(), app_now(),
          app_now() - make_interval(secs => n / 3) from generate_series(1, 120) n`,
      [many.id],
    )
    const seen: string[] = []
    let before: string | undefined
    let [pages, more] = [0, true]
    while (more) {
      const page = await boss.does(desk.unsentMails, { search: 'veel@x', before })
      expect(page.mails.length).toBeLessThanOrEqual(50)
      seen.push(...page.mails.map(({ id }) => id))
      before = page.mails.at(-1)?.id
      more = page.hasMore
      pages++
      expect(page.counts.givenUp).toBeGreaterThanOrEqual(120)
    }
    expect(pages).toBe(3)
    expect(new Set(seen).size).toBe(120)
  })
})
