import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'

const world = await openWorld({ env: { ENROL_LIMIT: '5' } })

test('EV-CALL-53 EV-ERR-37 calls to enrol, wait, pay, cancel and undo count together for a network address', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const { id: occurrenceId } = await world.given.event()
  const enrollmentData = { terms_accepted: true, cancellation_policy_accepted: true }
  const entering = () => ({ id: newId(), occurrenceId, termsVersion: 'AV-2025-01', enrollmentData })
  const place = { enrollmentId: newId() }
  const calls = (who: typeof noor) => [
    () => who.does(contract.enrolFree, entering()),
    () => who.does(contract.joinWaitlist, entering()),
    () => who.does(contract.checkout, entering()),
    () => who.does(contract.cancel, place),
    () => who.does(contract.undoCancel, place),
  ]
  const codes = async (who: typeof noor) => {
    const found: unknown[] = []
    for (const call of calls(who))
      found.push(
        await call().then(
          () => null,
          ({ code }: { code: string }) => code,
        ),
      )
    return found
  }
  expect(await codes(noor)).not.toContain('RATE_LIMITED')
  expect(await codes(noor)).toEqual(Array(5).fill('RATE_LIMITED'))
  expect(await codes(sem)).not.toContain('RATE_LIMITED')
  expect((await openWorld()).house.settings.ENROL_LIMIT).toBe(300)
})
