import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openLog } from '../base/log.ts'
import { openWorld } from '../base/testing/world.ts'
import { tellFirstAdmin } from './firstAdmin.ts'
import { typed } from './testing/browser.ts'

test('ADM-PANEL-23 two who use the link at the same moment make one admin', async () => {
  const secret = 'a secret key of at least 32 characters'
  const env = { NODE_ENV: 'production', SECRET_KEY: secret, SITE_URL: 'https://bewezen.example' }
  const race = await openWorld({ env, engine: 'server', log: openLog('silent') })
  const lines: string[] = []
  await tellFirstAdmin(race.house, (line) => lines.push(line))
  const token = /#token=([\w-]{43})$/.exec(lines[0] ?? '')?.[1] ?? ''

  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) =>
      race.visitor().does(account.becomeFirstAdmin, {
        ...typed,
        token,
        username: `noor_${at}`,
        email: `noor${at}@bewezen.example`,
      }),
    ),
  )

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await race.house.database.pool.query('select role from profiles')).rows).toEqual([{ role: 'admin' }])
})
