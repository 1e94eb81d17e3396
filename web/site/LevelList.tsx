import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { levelWords } from '@bewezen/domain/site/words.ts'

/**
 * The five levels with title, duration and result: beside each other on a wide screen, below each other on a phone, where
 * the sun goes down the line as one scrolls (MKT-MORE-50). It sticks to the window between the first station and the last,
 * so it needs no script and no clock; where motion is reduced it stands on the last.
 */
export const LevelList = ({ levels }: Pick<PublicContent, 'levels'>) => (
  <div className="isolate mt-6 max-lg:grid max-lg:grid-rows-[repeat(4,auto)_auto] lg:mt-4.5">
    <div aria-hidden="true" className="z-0 col-start-1 row-[1/5] -mt-1.5 -mb-16 -ml-1.5 flex lg:hidden">
      <span
        data-sun
        className="sticky top-[45svh] size-[50px] rounded-full bg-sun motion-reduce:static motion-reduce:self-end"
      />
    </div>
    <ol className="grid max-lg:col-start-1 max-lg:row-[1/-1] max-lg:grid-rows-subgrid max-lg:*:not-first:pt-5 lg:grid-cols-5 lg:grid-rows-[auto_auto_auto] lg:gap-x-6">
      {levels.map(({ title, duration, result }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[52px_minmax(0,1fr)] pb-5 *:col-start-2 not-last:max-lg:before:absolute not-last:max-lg:before:top-10 not-last:max-lg:before:-bottom-5 not-last:max-lg:before:left-[18px] not-last:max-lg:before:w-0.5 not-last:max-lg:before:bg-sun lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:pb-0 lg:*:col-start-1"
        >
          <span
            aria-hidden="true"
            className="relative col-start-1! row-span-3 row-start-1 grid size-[38px] place-items-center rounded-full border-2 border-ink bg-surface font-display font-semibold lg:hidden"
          >
            {index + 1}
          </span>
          <h3 className="heading text-fs-21 font-[480]! leading-[1.18]!">
            <span className="sr-only">{levelWords.level(index + 1)}</span>
            {title}
          </h3>
          <p className="mt-2 mb-3 text-fs-14 text-ink-2">{duration}</p>
          <p>
            <span className="mb-0.5 block text-fs-13 font-semibold text-sun-ink">{levelWords.result}</span>
            {result}
          </p>
        </li>
      ))}
    </ol>
  </div>
)
