/** A status that says nothing about the message: nobody answered in the server's name, or it is closed for everybody. */
const noAnswer: readonly number[] = [401, 502, 503, 504]

/**
 * Whether a failed attempt is a lost line, after which everything waits, and not an answer about this message: nor is it one
 * that an admin views the site as another in this browser (ADM-MORE-52).
 */
export const isLostLine = ({ code, status }: { code: string; status: number }): boolean =>
  code === 'OFFLINE' || code === 'VIEWING_AS' || noAnswer.includes(status)
