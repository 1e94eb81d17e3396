import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../base/hydration/lazyPart.ts'
import { LevelCurve } from '../LevelCurve.tsx'
import { LevelList } from '../LevelList.tsx'
import { Section } from '../Section.tsx'

const LevelTimeline = lazyPart(() => import('./LevelTimeline.tsx'), 'LevelTimeline')

/**
 * The five levels: a plain list on a narrow screen and without a script, a timeline on a wide one, whose code comes when
 * a tenth of it is in view (MKT-HOME-07, MKT-HOME-09).
 */
export function Levels() {
  const { levels } = useLoaderData({ from: '/' }).content
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watch = ([it]: IntersectionObserverEntry[]) => it && it.intersectionRatio >= 0.1 && setSeen(true)
    const observer = new IntersectionObserver(watch, { threshold: 0.1 })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Section plane id="levels" title={homeWords.levels.title} lead={homeWords.levels.lead}>
      <div className="lg:hidden noscript:block">
        <LevelList levels={levels} />
      </div>
      <div ref={place} data-timeline={seen ? 'on' : 'off'} className="min-h-[460px] max-lg:hidden noscript:hidden">
        <LevelCurve sunOn={chosen} />
        {seen && (
          <Suspense>
            <LevelTimeline levels={levels} chosen={chosen} onChoose={setChosen} />
          </Suspense>
        )}
      </div>
    </Section>
  )
}
