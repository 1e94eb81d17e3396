import { failureWindowMs, signInDelay } from '@bewezen/domain/account/signInDelay.ts'
import type { House } from '../base/house.ts'
import { forgetAttempt, noteAttempt, recentAttempts, waitForTurn } from './attempts.ts'

/** What is guessed at, and whose: an e-mail address or a person, together with the device when that is a known one. */
export type Guess = { of: 'signIn' | 'secondFactor'; subject: string }

/** A try that is judged holds the others of its account up this long at most: its process may have died. */
const leaseMs = 10_000
const lookAgainMs = 50

/**
 * Judges one try of an account after the other, as many as the growing delay lets through (SH-AUTH-30, SH-AUTH-33), on
 * all processes together; null when more wait already than should. A wrong try counts for 15 minutes, any other does not.
 */
export async function inTurn(
  house: House,
  guess: Guess,
  judge: () => Promise<Response>,
): Promise<{ response: Response; failures: number } | null> {
  const failed = { kind: `${guess.of}Failed`, subject: guess.subject } as const
  const turn = await house.transaction(async (tx) => {
    await waitForTurn(house, tx, failed)
    const now = new Date()
    const delay = signInDelay(await recentAttempts(house, tx, { ...failed, now, windowMs: failureWindowMs }), now)
    if (delay === null) return null
    // Counts as failed until it is known to be right: tries in parallel would slip through together otherwise.
    return { id: await noteAttempt(house, tx, { ...failed, now: new Date(now.getTime() + delay) }), delay }
  })
  if (!turn) return null
  if (turn.delay > 0) await wait(turn.delay)
  const lease = await takeLease(house, guess)
  try {
    const response = await judge()
    if (response.status !== 401) await forgetAttempt(house.database.db, turn.id)
    const window = { ...failed, now: new Date(), windowMs: failureWindowMs }
    return { response, failures: (await recentAttempts(house, house.database.db, window)).length }
  } finally {
    await forgetAttempt(house.database.db, lease)
  }
}

/** Waits until no other try of the account is being judged. No transaction stays open for it: judging takes long. */
async function takeLease(house: House, guess: Guess): Promise<string> {
  const underWay = { kind: `${guess.of}UnderWay`, subject: guess.subject } as const
  for (;;) {
    const lease = await house.transaction(async (tx) => {
      await waitForTurn(house, tx, underWay)
      const now = new Date()
      const others = await recentAttempts(house, tx, { ...underWay, now, windowMs: leaseMs })
      return others.length > 0 ? null : noteAttempt(house, tx, { ...underWay, now })
    })
    if (lease) return lease
    await wait(lookAgainMs)
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
