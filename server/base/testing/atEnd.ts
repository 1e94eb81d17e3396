type Close = () => unknown

const closings: Close[] = []

/**
 * Does something when the test file has ended, the last that was asked first, wherever in the file it is asked: `afterAll`
 * inside a test is never called.
 */
export const atEnd = (close: Close): void => void closings.push(close)

/** Does all of it; one that fails keeps none of the others from being done. */
export async function endAll(): Promise<void> {
  const faults: unknown[] = []
  for (const close of closings.splice(0).reverse())
    try {
      await close()
    } catch (fault) {
      faults.push(fault)
    }
  if (faults.length > 0) throw new AggregateError(faults, 'Something of this test file could not be closed')
}
