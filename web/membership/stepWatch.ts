import type { Step, StepName } from '@bewezen/domain/today/steps.ts'
import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import { QueryObserver } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { tellSuccess } from '../base/parts/toast.ts'

let stop: (() => void) | null = null

/**
 * Tells of the shown steps that are taken while their list is not on screen, with the way back to it; facts renew what is
 * read. It ends with the last of them, when the list is shown again, or when 'Vandaag' shows none (COM-START-75).
 */
export function watchSteps(shown: readonly Step[], nameOf: (name: StepName) => string, toToday: () => void): void {
  forgetSteps()
  let open = shown.filter(({ isDone }) => !isDone).map(({ name }) => name)
  if (open.length === 0) return
  const observer = new QueryObserver(queries(), api.today.beginning.queryOptions({ input: {} }))
  stop = observer.subscribe(({ data }) => {
    if (!data) return
    if (!data.isShown) return forgetSteps()
    const done = data.steps.filter(({ isDone }) => isDone).map(({ name }) => name)
    const taken = open.filter((name) => done.includes(name))
    open = open.filter((name) => !taken.includes(name))
    if (open.length === 0) forgetSteps()
    const all = data.steps.length
    if (taken.length > 0 && done.length === all)
      return tellSuccess(words.allTaken, undefined, { label: words.toToday, onPress: toToday })
    for (const name of taken)
      tellSuccess(words.taken(nameOf(name)), words.ofSteps(done.length, all), {
        label: words.toSteps,
        onPress: toToday,
      })
  })
}

/** Tells of no further step. */
export function forgetSteps(): void {
  stop?.()
  stop = null
}
