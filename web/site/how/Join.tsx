import { homeWords, howWords } from '@bewezen/domain/site/words.ts'
import { ContentButton } from '../ContentLink.tsx'

/** The way in at the end of the page (MKT-HOW-05). */
export const Join = ({ priceCents }: { priceCents: number }) => (
  <section aria-labelledby="meedoen" className="page pb-[clamp(24px,4vw,48px)]">
    <div className="relative overflow-hidden rounded-xl bg-night px-6 pt-7.5 pb-48 text-on-night lg:p-13">
      <svg
        viewBox="0 0 480 220"
        fill="none"
        stroke="var(--sun)"
        strokeWidth="1.5"
        className="absolute right-1/2 bottom-0 w-95 translate-x-1/2 lg:right-5 lg:w-120 lg:translate-x-0"
        aria-hidden="true"
      >
        <path d="M145 220a95 95 0 0 1 190 0z" fill="var(--sun)" stroke="none" />
        <path d="M110 220a130 130 0 0 1 260 0" strokeOpacity=".7" />
        <path d="M70 220a170 170 0 0 1 340 0" strokeOpacity=".45" />
        <path d="M30 220a210 210 0 0 1 420 0" strokeOpacity=".28" />
      </svg>
      <h2 id="meedoen" className="heading relative text-fs-34 leading-[1.1]! max-lg:text-fs-26">
        {howWords.join.title}
      </h2>
      <p className="relative mt-2 mb-6.5 max-w-[44ch] text-on-night-2">{homeWords.offer.limited(priceCents)}</p>
      <ContentButton href="/subscription" look="sun" size="l" className="relative max-lg:w-full">
        {howWords.join.button}
      </ContentButton>
    </div>
  </section>
)
