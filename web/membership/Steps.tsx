import { words } from '@bewezen/domain/membership/words.ts'
import { useId } from 'react'
import { classes } from '../base/parts/classes.ts'

/** The three steps to a membership, as points on one line; the one to take now is the sun (SUB-PAGE-02, SUB-PAGE-04). */
export function Steps({ done }: { done: number }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-16">
      <h2 id={id} className="heading text-fs-26">
        {words.visitor.title}
      </h2>
      <ol className="mt-6 ml-[9px] grid lg:ml-0 lg:grid-cols-3">
        {words.visitor.steps.map((step, index) => (
          <Step key={step} text={step} at={index < done ? 'done' : index === done ? 'now' : 'later'} />
        ))}
      </ol>
    </section>
  )
}

const Step = ({ text, at }: { text: string; at: 'done' | 'now' | 'later' }) => (
  <li
    aria-current={at === 'now' ? 'step' : undefined}
    className={classes(
      'relative border-l-2 border-ink pb-6 pl-6 text-fs-18 leading-snug font-semibold last:border-transparent',
      'before:absolute before:top-0.5 before:-left-[10px] before:size-[18px] before:rounded-full before:content-[""]',
      'lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pb-0 lg:pr-6 lg:pl-0 lg:last:border-ink lg:before:-top-[10px] lg:before:left-0',
      at === 'done' && 'before:bg-ink',
      at === 'now' && 'before:border-2 before:border-ink before:bg-sun',
      at === 'later' && 'before:border-2 before:border-ink before:bg-bg',
    )}
  >
    {text}
    {at === 'done' && <span className="sr-only">, {words.visitor.done}</span>}
  </li>
)
