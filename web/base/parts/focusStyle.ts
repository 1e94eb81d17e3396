import { focusIn } from '@bewezen/domain/base/focus.ts'

/** Keeps the focus of a kept picture in its frame, whatever of it the frame cuts off. */
export function focusStyle(address: string): { objectPosition: string } | undefined {
  const focus = focusIn(address)
  return focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined
}
