import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { nextPlace } from '@bewezen/domain/site/turning.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useCallback, useRef } from 'react'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { Measurement } from '../inside/Measurement.tsx'
import { PauseButton } from '../PauseButton.tsx'
import { SectionHead } from '../Section.tsx'
import { useTurning } from '../useTurning.ts'

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
          <Card key={testimonial.name + testimonial.content} {...testimonial} />
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

/** One card; a sample says that it is one (MKT-CLAIM-05, MKT-CLAIM-11). */
export const Card = ({ name, content, avatarUrl, isSample, measured }: PublicContent['testimonials'][number]) => (
  <li className="snap-start">
    <figure className="flex h-full flex-col justify-between gap-5 rounded-l border border-line bg-surface p-6.5">
      <div className="grid gap-4">
        {measured && <Measurement of={measured} />}
        {/* Beside cards with a measurement short words alone would leave most of theirs empty (MKT-MORE-47). */}
        <blockquote
          className={
            measured || content.length > mostFilling
              ? 'text-fs-18 leading-[1.55] wrap-anywhere'
              : "heading text-fs-34 leading-[1.15]! wrap-anywhere before:mb-2 before:block before:h-9 before:text-[80px] before:leading-none before:text-sun before:content-['“'/'']"
          }
        >
          {content}
        </blockquote>
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} photo={avatarUrl} />
        <span className="mr-auto font-[650]">{name}</span>
        {isSample && <Badge look="line">{homeWords.sample}</Badge>}
      </figcaption>
    </figure>
  </li>
)

/** Longer words fill a card by themselves. */
const mostFilling = 90
