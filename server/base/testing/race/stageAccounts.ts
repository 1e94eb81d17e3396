import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { appealToken } from '../../../account/blocks.ts'
import { confirmationToken } from '../../../account/confirmations.ts'
import { newestResetToken } from '../../../account/resetLinks.ts'
import { withSecondFactor } from '../../../account/testing/secondFactor.ts'
import { upload } from '../../../community/testing/upload.ts'
import { newSubscriber } from '../../../inbox/testing/pushService.ts'
import { studentPlanId } from '../../../membership/testing/paying.ts'
import { type Ground, password } from './ground.ts'

/** Accounts in every state, and what is kept of a person. */
export async function ofAccounts({ passwordHash, world, given, house, query, idOf, bo, noor, sem, lieke }: Ground) {
  const [fresh, blocked, appealed, left, factored] = [
    await given.person({ firstName: 'Nieuw', confirmed: false }),
    await given.person({ firstName: 'Dicht' }),
    await given.person({ firstName: 'Bezwaar' }),
    await world.person({ firstName: 'Weg', passwordHash }),
    await world.person({ firstName: 'Dubbel', passwordHash }),
  ]
  const confirmId = await idOf('select id from email_confirmations where user_id = $1', [fresh.id])
  await world.app.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload: { email: noor.email } })
  for (const { id } of [blocked, appealed])
    await bo.does(account.setBlocked, { personId: id, blocked: true, reason: 'Schelden' })
  const blockOf = (person: { id: string }) => idOf('select id from account_blocks where person_id = $1', [person.id])
  const [blockId, appealedId] = [await blockOf(blocked), await blockOf(appealed)]
  await world.visitor().does(account.appeal, { token: appealToken(house, appealedId), text: 'Dat was ik niet.' })
  await left.does(privacy.leave, { password })
  const leaving = await world.signedIn(left)
  await withSecondFactor(world, factored, password)
  await lieke.does(account.startSecondFactor, { password })
  await world.signedIn(noor)
  await given.medical(noor, { medicalNotes: 'Alleen voor mij' })
  await given.emergency({ member: noor, admin: bo, reason: 'Onwel bij de wandeling', at: new Date() })
  const { id: awardId } = await given.award({ name: 'Vroege vogel' })
  await given.report(noor, {
    category: 'chat',
    description: 'De foto laadt niet',
    page: '/x',
    browser: 'Firefox 143',
    at: new Date(),
  })
  const buyer = await world.person({ firstName: 'Koper', role: 'no_subscription' })
  const viewId = newId()
  await bo.does(access.keepView, { id: viewId, list: 'gebruikers', name: 'Beheer', query: 'rol=admin' })
  const subscriber = await world.person({ firstName: 'Abonnee', role: 'no_subscription' })
  const { sessionId: checkoutId } = await world.pay(subscriber)
  await world.heardAll()
  const [plan] = await query<{
    id: string
    name: string
    price_cents: number
    stock: number | null
    provider_price_id: string | null
  }>('select * from products_subscriptions where id = $1', [studentPlanId])
  const { endpoint, publicKey, authSecret } = newSubscriber('http://127.0.0.1:1/noor')
  await noor.does(inbox.subscribePush, { endpoint, publicKey, authSecret })
  const grantId = await idOf('select id from entitlements where user_id = $1', [sem.id])
  return {
    fresh,
    leaving,
    factored,
    viewId,
    buyer,
    subscriber,
    checkoutId,
    plan: {
      id: studentPlanId,
      fields: {
        name: plan?.name ?? '',
        priceCents: plan?.price_cents ?? 0,
        stock: plan?.stock ?? null,
        providerPriceId: plan?.provider_price_id ?? null,
      },
    },
    endpoint,
    pushKey: publicKey,
    passkeyId: await idOf(
      `insert into auth_passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up, created_at)
        values ($1, $2, 'x', 'x', 0, 'singleDevice', false, now()) returning id`,
      [newId(), noor.id],
    ),
    unsentId: await idOf(
      `insert into unsent_mails (id, person_id, template, ids, message_id, "to", why, said, tries, first_at, last_at, given_up_at)
        values ($1, $2, 'invoice', '{}', '<' || $1::uuid || '@x>', 'x@x.example', 'refused', '', 1, now(), now(), now()) returning id`,
      [newId(), noor.id],
    ),
    medicalVersion: (await noor.does(health.medical, {})).version,
    attachmentId: (await upload(world, noor, 'report-attachment')).id,
    awardId,
    grantId,
    appealedId,
    confirmToken: confirmId && confirmationToken(house, confirmId),
    resetToken: (await newestResetToken(house, house.database.db, noor.id)) ?? '',
    testerMessage: (await noor.does(access.settings, {})).testerMode.message,
    appealToken: appealToken(house, blockId),
    sessionId: await idOf('select id from auth_sessions where user_id = $1 order by created_at desc', [noor.id]),
    emergencyId: await idOf('select id from medical_emergency_accesses'),
    reportId: await idOf('select id from reports'),
    avatarId: (await upload(world, noor, 'avatar')).id,
    award: { name: 'Vroege vogel', description: '', imageUrl: '', isActive: true },
  }
}
