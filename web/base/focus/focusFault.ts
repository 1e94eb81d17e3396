import { flushSync } from 'react-dom'

const faulty = '[aria-invalid="true"], [data-fault]'

/** Draws what `show` says is wrong, or what was just said, and gives the first field of a form that is wrong the focus. */
export function focusFault(form: HTMLElement, show = () => {}): void {
  flushSync(show)
  form.querySelector<HTMLElement>(faulty)?.focus()
}
