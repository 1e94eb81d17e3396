import { productDialogWords as words } from '@bewezen/domain/shop/manageWords.ts'
import type { Step, StepState } from '@bewezen/domain/shop/productSteps.ts'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { classes } from '../../base/parts/classes.ts'

/** The id of the heading of a section of the dialog. */
export const sectionId = (id: string, at: number): string => `${id}-section-${at}`

const looks: Record<StepState, string> = { open: 'text-ink-2', faulty: 'text-ember-ink', complete: 'text-ink' }

/** Beside the form on wide screens: its sections, how each stands, and the way there (SHOP-FORM-02). */
export const ProductSteps = ({ id, steps }: { id: string; steps: readonly Step[] }) => (
  <nav aria-labelledby={`${id}-steps`} className="hidden self-start rounded-l bg-bg p-3 lg:sticky lg:top-0 lg:block">
    <h3 id={`${id}-steps`} className="px-2.5 py-1.5 text-fs-14 font-semibold">
      {words.steps}
    </h3>
    <ol>
      {steps.map(({ title, state }, at) => (
        <li key={title}>
          <button
            type="button"
            onClick={() => lead(sectionId(id, at))}
            className={classes(
              'fast flex min-h-[42px] w-full items-center gap-[11px] rounded-m px-2.5 text-left text-[15px] font-[550] hover:bg-surface-2',
              looks[state],
            )}
          >
            <span className="grid w-5 flex-none justify-items-center">
              <Mark state={state} at={at} />
            </span>
            <span>
              {title.replace(/^\d\. /, '')}
              <span className="sr-only">({words.stepStates[state]})</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)

const Mark = ({ state, at }: { state: StepState; at: number }) => {
  if (state === 'faulty') return <CircleAlert size={18} />
  if (state === 'complete') return <Check size={18} className="text-moss-ink" />
  return (
    <span aria-hidden="true" className="heading text-ink-3">
      {at + 1}
    </span>
  )
}

function lead(headingId: string): void {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
