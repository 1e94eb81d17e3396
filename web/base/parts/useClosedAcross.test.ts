import { expect, test, vi } from 'vitest'
import { closeAcross } from './useClosedAcross.ts'

test('SH-UI-18 a panel of one side of a width closes whenever the window crosses it, and not after it has gone', () => {
  const query = new EventTarget()
  const close = vi.fn()
  const stop = closeAcross(query, close)
  query.dispatchEvent(new Event('change'))
  query.dispatchEvent(new Event('change'))
  expect(close).toHaveBeenCalledTimes(2)
  stop()
  query.dispatchEvent(new Event('change'))
  expect(close).toHaveBeenCalledTimes(2)
})
