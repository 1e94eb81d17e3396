import type { FormEvent } from 'react'
import { focusFault } from '../base/parts/focusFault.ts'

/** Sends a form by `save`; when that finds faults, the first one gets the focus. */
export const submitBy = (save: () => boolean) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const form = event.currentTarget
  if (!save()) focusFault(form)
}
