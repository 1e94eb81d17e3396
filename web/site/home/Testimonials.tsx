import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { nextPlace } from '@bewezen/domain/site/turning.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useCallback, useRef } from 'react'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { PauseButton } from '../PauseButton.tsx'
import { SectionHead } from '../Section.tsx'
import { useTurning } from '../useTurning.ts'
import { TestimonialCard } from './TestimonialCard.tsx'

const words = homeWords.testimonials

/** What members say, in a row that moves by itself once the visitor is there (MKT-HOME-05, MKT-HOME-10, MKT-CLAIM-04). */
export function Testimonials() {
  const { testimonials }: PublicContent = useLoaderData({ from: '/' }).content
  const row = useRef<HTMLUListElement>(null)
  const step = useCallback((direction: 1 | -1) => {
    if (!row.current) return
    const { scrollLeft: at, clientWidth: seen, scrollWidth: length } = row.current
    row.current.scrollTo({ left: nextPlace({ at, seen, length }, direction) })
  }, [])
  const { paused, toggle, holds } = useTurning(
    words.turnsEvery,
    useCallback(() => step(1), [step]),
  )
  if (testimonials.length === 0) return null
  const hasSamples = testimonials.some(({ isSample }) => isSample)
  return (
    <section aria-labelledby="ervaringen" className="page py-[clamp(56px,8vw,112px)]" {...holds}>
      <SectionHead id="ervaringen" title={words.title} lead={hasSamples ? words.lead : undefined} />
      <ul
        ref={row}
        aria-label={words.label(testimonials.length)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="-mx-(--gutter) mt-10 grid snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto scroll-smooth scroll-px-(--gutter) px-(--gutter) [scrollbar-width:none] sm:auto-cols-[46%] lg:mx-0 lg:auto-cols-[calc((100%-40px)/3)] lg:gap-5 lg:px-0"
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name + testimonial.content} {...testimonial} />
        ))}
      </ul>
      <div className="mt-5 flex items-center justify-center gap-2 noscript:hidden">
        <IconButton label={words.previous} icon={<ChevronLeft size={20} />} onClick={() => step(-1)} />
        <PauseButton paused={paused} label={paused ? words.resume : words.pause} onPress={toggle} />
        <IconButton label={words.next} icon={<ChevronRight size={20} />} onClick={() => step(1)} />
      </div>
    </section>
  )
}
