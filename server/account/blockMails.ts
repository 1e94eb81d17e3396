import { eq } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { profiles } from '../profile/tables.ts'
import { appealToken } from './blocks.ts'
import { accountBlocks, authUsers } from './tables.ts'

/** Says what the mails about blocks and appeals tell; nothing of a block that is over by the time it is sent. */
export function provideBlockMails(house: House): void {
  const { SITE_URL: url } = house.settings

  house.mail.on('accountBlocked', async (_personId, { blockId = '' }) => {
    const told = await blockOf(house, blockId)
    if (!told || told.block.liftedAt) return null
    const link = `${url}/auth/bezwaar#token=${appealToken(house, blockId)}`
    const facts = { site: await house.site(), firstName: told.firstName, reason: told.block.reason, link }
    return { to: told.email, template: 'accountBlocked', facts }
  })

  house.mail.on('appealDecided', async (_personId, { blockId = '' }) => {
    const told = await blockOf(house, blockId)
    if (!told) return null
    const { liftedAt, answer } = told.block
    const facts = {
      site: await house.site(),
      firstName: told.firstName,
      answer,
      granted: liftedAt !== null,
      link: `${url}/auth`,
    }
    return { to: told.email, template: 'appealDecided', facts }
  })
}

async function blockOf(house: House, blockId: string) {
  const [told] = await house.database.db
    .select({ email: authUsers.email, firstName: profiles.firstName, block: accountBlocks })
    .from(accountBlocks)
    .innerJoin(authUsers, eq(authUsers.id, accountBlocks.personId))
    .innerJoin(profiles, eq(profiles.id, accountBlocks.personId))
    .where(eq(accountBlocks.id, blockId))
  return told
}
