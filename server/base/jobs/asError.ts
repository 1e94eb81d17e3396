/**
 * The error of a library that hands on a copy of its fields: rebuilt, with the message, code and cause that a log shows of
 * an Error and of nothing else (OPS-JOBS-01).
 */
export function asError(problem: unknown): Error {
  if (problem instanceof Error) return problem
  if (typeof problem !== 'object' || problem === null) return new Error(String(problem))
  const { message, cause, ...fields } = problem as { message?: unknown; cause?: unknown }
  const error = new Error(typeof message === 'string' ? message : 'an error without a message')
  if (cause) error.cause = asError(cause)
  return Object.assign(error, fields)
}
