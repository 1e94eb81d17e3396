/** Longer than the longest of the ways that must not be told apart takes, in milliseconds. */
export const sameTimeMs = 400

/** Does what takes longer for a known address than for an unknown one, and answers after the same time (SH-RESET-02, SH-EDGE-07). */
export async function inSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, sameTimeMs))])
  return result
}
