/** Steps through what stands in a row, from its end to its begin. */
export function focusStep(all: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): void {
  all.at((all.indexOf(from) + step) % all.length)?.focus()
}
