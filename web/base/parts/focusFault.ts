/** The first field of a form that is wrong gets the focus, once it is drawn as such. */
export const focusFault = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
