import { learningWords } from '@bewezen/domain/learning/words.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { PathLink } from '../base/parts/PathLink.tsx'

type Crumb = { to?: string; label: string }

/**
 * A breadcrumb trail from the community on; the last one is where one is. Of two neighbours with one name the deeper
 * stands for both (COM-LEARN-38).
 */
export const Crumbs = ({ of }: { of: readonly Crumb[] }) => (
  <nav aria-label={learningWords.path} className="text-fs-14">
    <ol className="flex flex-wrap items-center gap-x-1.5">
      {of
        .filter(({ label }, at) => label !== of[at + 1]?.label)
        .map(({ to, label }, at) => (
          <li key={to ?? label} className="inline-flex min-w-0 items-center gap-1.5">
            {at > 0 && <ChevronRight size={14} className="flex-none text-ink-3" aria-hidden="true" />}
            {to ? (
              <PathLink
                to={to}
                className="inline-flex min-h-11 items-center font-[550] wrap-anywhere no-underline hover:underline lg:min-h-8"
              >
                {label}
              </PathLink>
            ) : (
              <span className="text-ink-2 wrap-anywhere">{label}</span>
            )}
          </li>
        ))}
    </ol>
  </nav>
)
