import type { WaitingKind } from '@bewezen/domain/admin/waiting.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { TestPerson, World } from '../../base/testing/world.ts'
import { givenOrder } from '../../shop/testing/givenOrder.ts'

type Thing = {
  /** How it waits; answers the id under which it does. */
  make: (since: Date) => Promise<string>
  /** How it is dealt with. */
  settle: (id: string) => Promise<unknown>
}

/** Every event has an address of its own. */
const ademlab = () => ({ title: 'Ademlab', slug: `ademlab-${newId()}` })

/** For every kind of what waits: how a thing of it comes to wait, and how it is dealt with, as the rows of its room say it. */
export function waitingThings(world: World, somebody: TestPerson, other: TestPerson): Record<WaitingKind, Thing> {
  const { given, house } = world
  const { pool } = house.database
  const order = givenOrder(house)
  const run = (text: string, values: unknown[]) => pool.query(text, values)
  const idOf = async (text: string, values: unknown[]): Promise<string> => (await pool.query(text, values)).rows[0].id

  /** A place that was bought, on an event of its own. */
  const place = async (since: Date) => {
    const event = await given.event({ ...ademlab(), isPaid: true, priceCents: 3_500 })
    const person = await given.person({ firstName: 'Lieke', lastName: 'Postma' })
    const { id } = await given.enrolment({ event, person, by: 'buy' })
    const payment = await idOf(
      'update event_payments set paid_at = $2, created_at = $2 where enrollment_id = $1 returning id',
      [id, since],
    )
    return { enrolment: id, payment }
  }

  return {
    eventRefund: {
      make: async (since) => {
        const { payment } = await place(since)
        await run(`update event_payments set refund_status = 'failed' where id = $1`, [payment])
        return payment
      },
      settle: (id) =>
        run(`update event_payments set refund_status = 'refunded', refunded_at = now() where id = $1`, [id]),
    },
    eventDispute: {
      make: async (since) => {
        const { enrolment } = await place(since)
        await run('update event_enrollments set is_disputed = true where id = $1', [enrolment])
        return enrolment
      },
      settle: (id) => run('update event_enrollments set is_disputed = false where id = $1', [id]),
    },
    eventTransfer: {
      make: async (since) => {
        const { enrolment } = await place(since)
        return idOf(
          `insert into event_transfers (id, enrollment_id, holder_id, receiver_id, asked_for, state, asked_at, answered_at)
            select $1::uuid, id, user_id, $3::uuid, 'bram', 'accepted', $4::timestamptz, $4::timestamptz from event_enrollments where id = $2 returning id`,
          [newId(), enrolment, somebody.id, since],
        )
      },
      settle: (id) => run(`update event_transfers set state = 'done', ended_at = now() where id = $1`, [id]),
    },
    orderMoney: {
      make: async (since) => {
        const { id } = await order({
          person: somebody,
          state: 'shipped',
          invoice: `F-${newId()}`,
          refunds: [{ state: 'failed', createdAt: since }],
        })
        return id
      },
      settle: (id) => run(`update shop_refunds set state = 'refunded', refunded_at = now() where order_id = $1`, [id]),
    },
    orderToSend: {
      make: async (since) =>
        (await order({ person: somebody, state: 'paid', paidAt: since, invoice: `F-${newId()}` })).id,
      settle: (id) => run(`update shop_orders set state = 'shipped' where id = $1`, [id]),
    },
    subscriptionDispute: {
      make: (since) =>
        idOf(
          `insert into payments (id, user_id, kind, subject_id, amount_cents, state, provider_payment_id, created_at)
            values ($1, $2, 'subscription', $1, 4900, 'disputed', 'in_' || $1::uuid, $3) returning id`,
          [newId(), somebody.id, since],
        ),
      settle: (id) => run(`update payments set state = 'paid' where id = $1`, [id]),
    },
    report: {
      make: async (at) => {
        const description = `De foto blijft weg ${newId()}`
        await given.report(somebody, {
          description,
          page: '/profile',
          category: 'profiel',
          at,
          browser: 'Firefox',
        })
        return idOf('select id from reports where error_description = $1', [description])
      },
      settle: (id) => run(`update reports set status = 'solved' where id = $1`, [id]),
    },
    case: {
      make: async (since) => {
        const channel = await given.channel({ name: 'Voeding' })
        const messageId = newId()
        const content = 'Koop nu'
        await other.does(community.post, {
          id: messageId,
          channelId: channel.id,
          content,
          parentId: null,
          uploadId: null,
        })
        await somebody.does(community.report, { messageId, why: 'spam', explanation: '' })
        return idOf('update message_cases set opened_at = $2 where message_id = $1 returning id', [messageId, since])
      },
      settle: (id) => run(`update message_cases set decided_at = now(), outcome = 'dismissed' where id = $1`, [id]),
    },
    appeal: {
      make: async (since) => {
        const blocked = await given.person({ firstName: 'Lieke', lastName: 'Postma' })
        return idOf(
          `insert into account_blocks (id, person_id, reason, blocked_at, token_hash, appeal, appealed_at)
            values ($1, $2, 'Reclame', $3, $1::uuid::text, 'Dat was ik niet', $3) returning id`,
          [newId(), blocked.id, since],
        )
      },
      settle: (id) => run('update account_blocks set decided_at = now(), granted = false where id = $1', [id]),
    },
    deskTalk: {
      make: async (since) => {
        const member = await given.person({ firstName: 'Lieke', lastName: 'Postma' })
        const id = newId()
        await run(
          `insert into channels_text (id, slug, name, description, order_index, post_roles, is_archived, last_seq)
            select $1::uuid, $1::text, '', '', 0, post_roles, false, 1 from channels_text limit 1`,
          [id],
        )
        await run(
          `insert into direct_conversations (id, first_id, started_by, created_at, is_desk) values ($1, $2, $2, $3, true)`,
          [id, member.id, since],
        )
        await run(
          `insert into messages (id, channel_id, author_id, content, created_at, seq) values ($1, $2, $3, 'Mag ik iets vragen?', $4, 1)`,
          [newId(), id, member.id, since],
        )
        return id
      },
      settle: (id) => run('update direct_conversations set settled_seq = 1 where id = $1', [id]),
    },
    externalFailed: {
      make: async (at) => {
        const lines = [{ text: 'Ja hoor', at, by: other, status: 'failed' as const }]
        const { id } = await given.externalThread({ name: 'Kim B.', lines })
        return idOf('select id from external_messages where thread_id = $1', [id])
      },
      settle: (id) => run(`update external_messages set status = 'sent' where id = $1`, [id]),
    },
    mail: {
      make: (since) =>
        idOf(
          `insert into unsent_mails (id, person_id, template, ids, message_id, "to", why, said, tries, first_at, last_at, given_up_at)
            values ($1, $2, 'invoice', '{}', '<' || $1::uuid || '@x>', 'x@x.example', 'refused', '', 1, $3, $3, $3) returning id`,
          [newId(), somebody.id, since],
        ),
      settle: (id) => run('delete from unsent_mails where id = $1', [id]),
    },
    task: {
      make: async (since) => {
        const event = await given.event(ademlab())
        const { id } = await given.todo({ event, taskName: 'Zaal huren' })
        await run("update event_todos set deadline = ($2::timestamptz - interval '1 day')::date where id = $1", [
          id,
          since,
        ])
        return id
      },
      settle: (id) => run(`update event_todos set status = 'voltooid' where id = $1`, [id]),
    },
  }
}
