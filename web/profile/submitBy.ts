import type { FormEvent } from 'react'

/** Sends a form by `save`. */
export const submitBy = (save: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  save(event.currentTarget)
}
