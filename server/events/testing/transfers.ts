import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { Refused, type TestPerson } from '../../base/testing/world.ts'
import { openPayingEvents } from './payingEvents.ts'

/** A house in which places are handed on: what its people do, and how it stands. */
export async function openTransfers(options: Parameters<typeof openPayingEvents>[0] = {}) {
  const world = await openPayingEvents(options)
  const placeOf = async (who: TestPerson, event: { id: string }) => {
    const [own] = (await world.placesOn(event, who)).toReversed()
    if (!own) throw new Error('there is no place')
    return own
  }
  const asks = async (holder: TestPerson, event: { id: string }, username: string, id = newId()) => {
    const { id: enrollmentId } = await placeOf(holder, event)
    await holder.does(contract.askTransfer, { id, enrollmentId, username })
    return id
  }
  const accepts = (who: TestPerson, transferId: string, agreed = {}) =>
    who.does(contract.acceptTransfer, {
      transferId,
      termsVersion,
      terms_accepted: true,
      cancellation_policy_accepted: true,
      ...agreed,
    })
  return {
    ...world,
    placeOf,
    asks,
    accepts,
    /** Asked and accepted: what an admin can agree to. */
    agreedOn: async (holder: TestPerson, event: { id: string }, receiver: TestPerson) => {
      const id = await asks(holder, event, receiver.username)
      await accepts(receiver, id)
      return id
    },
    /** What the page of an event tells somebody of places that are handed on. */
    transferOf: async (who: TestPerson, { slug }: { slug: string }) =>
      (await who.does(contract.event, { slug })).event.transfer,
    transfer: async (id: string) => (await world.query('select * from event_transfers where id = $1', [id]))[0],
    code: (asking: Promise<unknown>) =>
      asking.then(
        () => null,
        (problem: unknown) => (problem instanceof Refused ? problem.code : Promise.reject(problem)),
      ),
  }
}
