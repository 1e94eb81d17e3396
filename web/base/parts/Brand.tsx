import { brandWords } from './brandWords.ts'
import { classes } from './classes.ts'
import { PathLink } from './PathLink.tsx'
import { SunMark } from './SunMark.tsx'

type Props = { site: string; to?: string; className?: string; markOnly?: 'never' | 'narrow' | 'mobile' }
const nameLooks = { never: '', narrow: 'max-[379.98px]:hidden', mobile: 'max-lg:hidden' }

/** The mark and the name of the site, leading to its beginning. No layout depends on how long the name is. */
export const Brand = ({ site, to = '/', className, markOnly = 'narrow' }: Props) => (
  <PathLink
    to={to}
    aria-label={brandWords.home(site)}
    className={classes(
      'content-link inline-flex min-h-11 min-w-11 flex-none items-center gap-2.5 rounded-s font-display text-fs-21 font-[560] tracking-[-0.025em] no-underline lg:text-[22px]',
      className,
    )}
  >
    <SunMark />
    <span className={nameLooks[markOnly]}>{site}</span>
  </PathLink>
)
