import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Measurement } from '../inside/Measurement.tsx'

type Props = PublicContent['testimonials'][number]

/** One card; a sample says that it is one (MKT-CLAIM-05, MKT-CLAIM-11). */
export const TestimonialCard = ({ name, content, avatarUrl, isSample, measured }: Props) => (
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
