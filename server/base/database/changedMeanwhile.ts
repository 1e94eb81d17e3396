/**
 * Whether a query failed because what its row points at went between looking and writing, such as an account that was
 * erased while its owner wrote (a foreign key without its row).
 */
export const isGoneMeanwhile = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '23503')

/** Whether a query failed because its id was taken between looking and writing: two who made a thing under one id at once. */
export const isIdTakenMeanwhile = (error: unknown): boolean =>
  causesOf(error).some(({ code, constraint }) => code === '23505' && constraint?.endsWith('_pkey'))

/** Whether a query failed because somebody wrote what may be there once, by the name of the constraint that says so. */
export const isThereMeanwhile = (error: unknown, constraint: string): boolean =>
  causesOf(error).some((cause) => cause.code === '23505' && cause.constraint === constraint)

type DatabaseError = Error & { code?: string; constraint?: string }

function causesOf(error: unknown): DatabaseError[] {
  const causes: DatabaseError[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
