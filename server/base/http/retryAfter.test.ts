import { newId } from '@bewezen/domain/base/ids.ts'
import { isLostLine } from '@bewezen/domain/base/lostLine.ts'
import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { sharedRefused } from '@bewezen/domain/base/words.ts'
import { expect, test } from 'vitest'
import { newMessage } from '../../community/testing/newMessage.ts'
import { plainRenderer } from '../testing/plainRenderer.ts'
import { openWorld, type TestPerson } from '../testing/world.ts'

let drawing: Error | null = null
const renderer: Renderer = {
  ...plainRenderer,
  renderPage: async (request, its) => {
    if (drawing) throw drawing
    return plainRenderer.renderPage(request, its)
  },
}
const { app, house, given, person } = await openWorld({ renderer })

/** Makes the database fail with a code whenever a message is written. */
const failWith = (code: string) =>
  house.database.pool.query(`
    create or replace function fails() returns trigger language plpgsql as
      $$ begin raise exception 'not now' using errcode = '${code}'; end $$;
    create or replace trigger fails before insert on messages for each row execute function fails()`)

async function post(author: TestPerson, channel: { id: string }) {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/api/community/post',
    headers: { cookie: author.cookie },
    payload: newMessage(channel, 'Hoi'),
  })
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) }
}

test.each([
  ['no connection left', '53300'],
  ['a full disk', '53100'],
  ['no memory', '53200'],
  ['another limit', '53400'],
  ['a race that was lost', '40001'],
  ['a deadlock', '40P01'],
  ['a lock', '55P03'],
  ['a disk that fails', '58030'],
])('OPS-AWAY-01 OPS-AWAY-02 %s is told as what passes, and when to ask again', async (_what, code) => {
  const noor = await person()
  const channel = await given.channel()
  await failWith(code)

  const answer = await post(noor, channel)

  expect(answer).toEqual({ status: 503, retryAfter: '15', body: { code: 'UNAVAILABLE', data: null } })
  expect(sharedRefused.UNAVAILABLE.text).toBe('Probeer het over een paar minuten opnieuw.')
  expect(isLostLine({ code: answer.body.code, status: answer.status })).toBe(true)
  await house.database.pool.query('drop trigger fails on messages')
  expect((await post(noor, channel)).status).toBe(200)
})

test.each([
  ['a fault of ours in a query', '42601'],
  ['a rule of a table', '23514'],
])('OPS-AWAY-02 %s passes for nobody, and nobody is asked to come again', async (_what, code) => {
  const noor = await person()
  const channel = await given.channel()
  await failWith(code)

  expect(await post(noor, channel)).toMatchObject({ status: 500, retryAfter: undefined })

  await house.database.pool.query('drop trigger fails on messages')
})

test.each([
  ['ENOSPC', 503, '15', 'De site kan even niet bij haar gegevens. Wacht een minuut en probeer het opnieuw.'],
  ['EMFILE', 503, '15', 'De site kan even niet bij haar gegevens. Wacht een minuut en probeer het opnieuw.'],
  ['EACCES', 500, undefined, 'Probeer het opnieuw. Blijft het misgaan, kom dan later terug.'],
])(
  'OPS-AWAY-01 OPS-AWAY-02 a page that %s keeps from being drawn is answered %i',
  async (code, status, later, said) => {
    drawing = new Error('not drawn', { cause: Object.assign(new Error('failed'), { code }) })

    const answer = await app.inject({ url: `/?fresh=${newId()}` })

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, later])
    expect(answer.body).toContain(said)
    drawing = null
  },
)
