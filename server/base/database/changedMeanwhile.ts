/**
 * Whether a query failed because what its row points at went between looking and writing, such as an account that was
 * erased while its owner wrote (a foreign key without its row).
 */
export const isGoneMeanwhile = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '23503')

/** Whether a query failed because its id was taken between looking and writing: two who made a thing under one id at once. */
export const isIdTakenMeanwhile = (error: unknown): boolean =>
  causesOf(error).some(({ code, constraint }) => code === '23505' && constraint?.endsWith('_pkey'))

/** Whether the database ended a transaction since two waited for each other, or could not both come first: deadlock, serialisation. */
const isRaceLost = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '40P01' || code === '40001')

/** Each attempt may lose to somebody else: the first to a deadlock, the next to an account that is gone by then. */
const mostAttempts = 3

/**
 * Tries what writes nothing when it fails, such as a transaction, again at once when others wrote meanwhile: who looks
 * again sees that something went, that the account did, or what stands under the id by now, and says so, or comes after
 * whoever won (OPS-AWAY-07). Throws what the last attempt met.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const isWorthIt = isGoneMeanwhile(error) || isIdTakenMeanwhile(error) || isRaceLost(error)
      if (!isWorthIt || attempt === mostAttempts) throw error
    }
}

/** Whether a query failed because somebody wrote what may be there once, by the name of the constraint that says so. */
export const isThereMeanwhile = (error: unknown, constraint: string): boolean =>
  causesOf(error).some((cause) => cause.code === '23505' && cause.constraint === constraint)

type DatabaseError = Error & { code?: string; constraint?: string }

function causesOf(error: unknown): DatabaseError[] {
  const causes: DatabaseError[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
