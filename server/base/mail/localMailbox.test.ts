import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { decisions } from '../../facts.ts'
import { record } from '../facts/record.ts'
import { openWorld } from '../testing/world.ts'

const world = await openWorld({
  jobs: true,
  decisions: {
    ...decisions,
    'community.joined': {
      audience: 'nobody',
      mails: (_tx, { personId }) => [{ personId, template: 'welcome', ids: {} }],
    },
  },
})
const { house } = world

test('without a mail server a mail lands in the local mailbox, once, and is read there by address', async () => {
  house.mail.on('welcome', async () => ({ to: 'Sem@Bewezen.example', template: 'welcome', facts: { hello: 'Sem' } }))
  const person = await world.given.person()
  await house.transaction((tx) => record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() }))
  await house.settled()
  const read = async (to: string) =>
    (await world.app.inject({ url: `/dev/mail.json?to=${encodeURIComponent(to)}` })).json<{ mails: unknown[] }>().mails
  await world.eventually(async () => expect(await read('sem@bewezen.example')).toHaveLength(1))

  await house.database.pool.query(
    `update pgboss.job set state = 'retry', completed_on = null, start_after = now() where name = 'mail'`,
  )
  await world.eventually(async () => {
    const { rows } = await house.database.pool.query(`select state from pgboss.job where name = 'mail'`)
    expect(rows).toEqual([{ state: 'completed' }])
  })

  expect(await read('sem@bewezen.example')).toMatchObject([
    { subject: 'welcome', html: '{"hello":"Sem"}', text: '{"hello":"Sem"}' },
  ])
  expect(await read('vera@bewezen.example')).toEqual([])
})
