export type Typing = { typedIn?: WeakSet<EventTarget> }

/**
 * Remembers which fields somebody typed in: what stands in a field says nothing of that, and React makes what stands there
 * the default. The renderer writes this function into the page: it may use nothing but the browser.
 */
export function rememberTyped(): void {
  const typed = new WeakSet<EventTarget>()
  ;(window as Typing).typedIn = typed
  addEventListener('input', ({ target }) => target && typed.add(target), { capture: true })
}

const notTyped = ['hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset', 'image']
const fields = `input${notTyped.map((type) => `:not([type=${type}])`).join('')}, textarea, [contenteditable=true]`

/** Whether something stands in a field that was typed there, or that differs from what stood there from the start. */
export const holdsTyped = ({ typedIn }: Typing = window as Typing): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(fields)].some((field) => {
    const text = field.value ?? field.textContent
    return text.trim() !== '' && (typedIn?.has(field) || (field.defaultValue ?? text) !== text)
  })
