import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { classes } from '../../base/parts/classes.ts'
import { ContentButton } from '../ContentLink.tsx'
import { heroId } from './Hero.tsx'

const { join, joinBar, moreInfo } = homeWords

/**
 * The two buttons of the hero once more, as soon as less than 30% of it is in view (MKT-HOME-08). While a price or a button
 * of its kind is in view it steps aside and keeps its place, so that nothing below it moves (MKT-MORE-07). It lies along the
 * whole foot of the window: a card in the middle of it would stand among the lines that somebody reads (MKT-MORE-44).
 */
export function JoinBar() {
  const [shown, setShown] = useState(false)
  const [isAside, setAside] = useState(false)
  const { priceCents } = useLoaderData({ from: '/' })
  useEffect(() => {
    const hero = document.getElementById(heroId)
    if (!hero) return
    const watch = ([seen]: IntersectionObserverEntry[]) => setShown(seen !== undefined && seen.intersectionRatio < 0.3)
    const observer = new IntersectionObserver(watch, { threshold: 0.3 })
    observer.observe(hero)
    return () => observer.disconnect()
  }, [])
  useEffect(() => (shown ? watchAlike(setAside) : undefined), [shown])
  if (!shown) return null
  return (
    <section
      data-join-bar=""
      aria-label={joinBar.label}
      className={classes(
        'fixed inset-x-0 bottom-0 z-(--z-bar) animate-fade-in rounded-t-l border border-line bg-surface py-3 shadow-2 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:py-2 lg:shadow-none',
        isAside && 'invisible',
      )}
    >
      <div className="page flex items-center gap-3">
        <p className="mr-auto text-[15px] whitespace-nowrap max-lg:hidden">{joinBar.price(priceCents)}</p>
        <ContentButton href="/how-it-works" look="line" className="max-lg:flex-1">
          {moreInfo}
        </ContentButton>
        <ContentButton href="/subscription" className="max-lg:flex-1">
          {join}
        </ContentButton>
      </div>
    </section>
  )
}

/** Tells whether any of what says the same as the bar (`data-joins`) is in view, until it is stopped. */
function watchAlike(tell: (isSeen: boolean) => void): () => void {
  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    tell(seen.size > 0)
  })
  for (const it of document.querySelectorAll('[data-joins]')) observer.observe(it)
  return () => observer.disconnect()
}
