import { contactWords as words } from '@bewezen/domain/site/words.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { Badge } from '../../base/parts/Badge.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { Sky } from '../../base/parts/Sky.tsx'
import { ContentLink } from '../ContentLink.tsx'

/** Where to go from here: two pages, and the marketplace that is still to come (MKT-CONTACT-05, MKT-CONTACT-07). */
export const Cards = () => (
  <ul className="mt-5 grid gap-3.5 lg:grid-cols-3 lg:gap-5">
    <Way {...words.how} href="/how-it-works" art={<Sky at={500} sunrise={480} sunset={1110} theme="licht" />} />
    <Way {...words.membership} href="/subscription" art={<Sky at={795} sunrise={480} sunset={1110} theme="adem" />} />
    <li
      aria-disabled="true"
      className="flex flex-col overflow-hidden rounded-l border border-dashed border-line-strong bg-surface-2"
    >
      <div className="grid h-28 place-items-center border-b border-dashed border-line-strong bg-surface-3 text-ink-3 lg:h-34">
        <Lock size={26} aria-hidden="true" />
      </div>
      <div className="flex-1 px-6 pt-5 pb-5.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="heading text-fs-21 font-[480]! text-ink-2">{words.market.title}</h2>
          <Badge look="line">
            <span lang="en">{words.market.soon}</span>
          </Badge>
        </div>
        <p className="mt-1.5 text-[15px] leading-[1.55] text-ink-2">{words.market.text}</p>
      </div>
    </li>
  </ul>
)

type WayProps = { title: string; text: string; go: string; href: string; art: ReactNode }

/** A card that is one link: its heading spans it. */
const Way = ({ title, text, go, href, art }: WayProps) => (
  <Card
    as="li"
    className="group relative flex flex-col overflow-hidden focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus"
  >
    <div className="h-28 lg:h-34 dark:brightness-75">{art}</div>
    <div className="flex flex-1 flex-col gap-1.5 px-6 pt-5 pb-5.5">
      <h2 className="heading text-fs-21 font-[480]!">
        <ContentLink
          href={href}
          className="no-underline outline-none! group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </ContentLink>
      </h2>
      <p className="text-[15px] leading-[1.55] text-ink-2">{text}</p>
      <span aria-hidden="true" className="mt-auto flex items-center gap-2 pt-3 font-semibold">
        {go}
        <ArrowRight size={18} />
      </span>
    </div>
  </Card>
)
