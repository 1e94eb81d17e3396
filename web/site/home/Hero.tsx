import { heroWords } from '@bewezen/domain/site/heroWords.ts'
import { nextTurn } from '@bewezen/domain/site/turning.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { still } from '../../base/hydration/still.tsx'
import { PauseButton } from '../PauseButton.tsx'
import { useTurning } from '../useTurning.ts'

const HeroArt = still(() => import('./HeroArt.tsx'), 'HeroArt')
const HeroActions = still(() => import('./HeroActions.tsx'), 'HeroActions')
/** What the join bar waits for. */
export const heroId = 'hero'
const { turning, turnsEvery } = heroWords

/** The hero with its turning word (MKT-HOME-02, MKT-HOME-10). */
export function Hero() {
  const { site } = useRouter().options.context
  const [shown, setShown] = useState(0)
  const turn = useCallback(() => setShown((index) => nextTurn(index, turning.length)), [])
  const { paused, toggle, holds } = useTurning(turnsEvery, turn)
  return (
    <section id={heroId} aria-labelledby="hero-titel" className="dawn relative overflow-hidden">
      <div className="page relative isolate grid content-center pt-11 pb-[372px] lg:min-h-160 lg:py-16">
        <div {...holds} className="relative justify-self-start max-lg:w-full">
          <h1 id="hero-titel" className="font-display text-fs-104 leading-none font-[440] tracking-[-0.04em]">
            {site.name}
            {/* All words lie in one cell: the widest decides, and nothing moves when they change. */}
            <span className="grid -mb-[.14em] overflow-hidden pb-[.26em] *:[grid-area:1/1]">
              {turning.map((word, index) => (
                <span
                  key={word}
                  // The heading is read out with its first word; the others are a play with it.
                  aria-hidden={index > 0 || undefined}
                  className={`transition-[opacity,translate] duration-(--t-slow) ease-(--ease-out) ${index === shown ? '' : 'translate-y-[.4em] opacity-0'}`}
                >
                  {` ${word}`}
                </span>
              ))}
            </span>
          </h1>
          <p className="mt-4.5 max-w-[32ch] text-fs-18 leading-normal lg:text-fs-21">{heroWords.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <HeroActions />
            {/* On a phone in the corner: beside the buttons a letter that comes late would put it on a row of its own. */}
            <div className="flex max-lg:absolute max-lg:-top-11 max-lg:right-0">
              <PauseButton paused={paused} label={paused ? heroWords.resume : heroWords.pause} onPress={toggle} />
            </div>
          </div>
        </div>
        {/* Below the text, and sent after it: it stands at the bottom, which moves while the text still comes (SH-ERR-36). */}
        <HeroArt />
      </div>
    </section>
  )
}
