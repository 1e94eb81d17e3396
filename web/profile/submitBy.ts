import type { FormEvent } from 'react'

/** Sends a form by `save`; when that finds faults, the first one gets the focus. */
export const submitBy = (save: () => boolean) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const form = event.currentTarget
  if (!save()) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
