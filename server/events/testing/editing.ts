import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { type EventForm, newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { expect } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'

/** What becomes of each date that vanishes, by its id. */
export type Answers = Record<string, { way: 'keep' } | { way: 'cancel' } | { way: 'move'; to: string }>
type Dated = { id: string; day: string; starts_at: Date; closes_at: Date; status: string; taken: number; seats: number }

/** Of a form: every Monday for three weeks, over the change of the clock. */
export const weekly = { isRecurring: true, pattern: 'weekly' as const, recurrenceEnd: '2027-04-05' }

/** A house in which an admin and a teacher fill in the form of an event, with what is stored of it. */
export async function openEditing() {
  const world = await openWorld()
  const { pool } = world.house.database
  const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
  const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]

  let made = 0
  const formFor = (change: Partial<EventForm> = {}): EventForm => ({
    ...newEventForm(teacher.id, '2027-03-22'),
    title: `Avondlab ${++made}`,
    venueName: 'De Schuur',
    ...change,
  })
  const creates = (change: Partial<EventForm> = {}, who = teacher, id = newId()) =>
    who.does(contract.create, { id, form: formFor(change) }).then(({ data }) => data)
  const opens = (eventId: string, who = teacher) => who.does(contract.form, { eventId })
  const saves = async (
    eventId: string,
    change: Partial<EventForm>,
    who: TestPerson = teacher,
    answers: Answers = {},
  ) => {
    const { form, version } = await opens(eventId)
    return who.does(contract.update, { eventId, version, form: { ...form, ...change }, answers })
  }
  const refusalOf = (asking: Promise<unknown>) =>
    asking.then(
      () => null,
      ({ status, code, data }: { status: number; code: string; data: unknown }) => ({ status, code, data }),
    )
  const codeOf = async (asking: Promise<unknown>) => (await refusalOf(asking))?.code ?? null
  const faultsOf = async (asking: Promise<unknown>) => {
    const refusal = await refusalOf(asking)
    expect(refusal?.code).toBe('FAULTY_FIELDS')
    return (refusal?.data as { faults: object } | undefined)?.faults
  }
  const rowOf = async (id: string) => (await pool.query('select * from events where id = $1', [id])).rows[0]
  const datesOf = async (id: string): Promise<Dated[]> =>
    (
      await pool.query(
        `select d.*, coalesce(i.day::text, left(e.start_wall, 10)) as day from event_dates d join events e on e.id = d.event_id
          left join event_instances i on i.id = d.occurrence_id where d.event_id = $1 order by d.starts_at`,
        [id],
      )
    ).rows
  const placesOf = async (eventId: string) =>
    (
      await pool.query(
        `select n.id, n.status, n.date_id, n.may_leave_freely, n.refund_status, d.starts_at
          from event_enrollments n join event_dates d on d.id = n.date_id where n.event_id = $1 order by n.enrolled_at, n.id`,
        [eventId],
      )
    ).rows
  const auditOf = async (id: string) =>
    (
      await pool.query(
        `select action, old_value, new_value, actor_id from audit_log
          where subject_id = $1 and action <> 'event.made' order by at, id`,
        [id],
      )
    ).rows
  const counts = async () =>
    (
      await pool.query(
        'select (select count(*) from events) as events, (select count(*) from event_dates) as dates, (select count(*) from event_instances) as instances',
      )
    ).rows[0]

  return {
    ...world,
    pool,
    admin,
    teacher,
    noor,
    sem,
    roos,
    formFor,
    creates,
    opens,
    saves,
    refusalOf,
    codeOf,
    faultsOf,
    rowOf,
    datesOf,
    placesOf,
    auditOf,
    counts,
  }
}
