import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import AwardIcon from 'lucide-react/icons/award'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ListChecks from 'lucide-react/icons/list-checks'
import LogOut from 'lucide-react/icons/log-out'
import Settings2 from 'lucide-react/icons/settings-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { useInSight } from '../base/parts/useInSight.ts'
import { signOut } from '../base/session/signOut.ts'
import type { Section } from './useSection.ts'

type Props = { section: Section | null; own: boolean; tasksId?: string }

const line =
  'flex min-h-[46px] w-full items-center gap-3 rounded-m px-3.5 text-left font-[550] text-ink-2 no-underline hover:bg-surface-2'
const here = 'bg-surface! font-[650] text-ink! shadow-[inset_0_0_0_1px_var(--line)]'
const chip =
  'inline-flex min-h-11 flex-none items-center rounded-full border px-3.5 text-fs-14 font-[550] whitespace-nowrap no-underline fast'
const chipLook = (isHere: boolean) =>
  classes(chip, isHere ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface text-ink')

const icons: Record<Section, ReactNode> = {
  profile: <UserRound size={19} />,
  awards: <AwardIcon size={19} />,
  tasks: <ListChecks size={19} />,
  settings: <Settings2 size={19} />,
}

/** The sections beside the page, and a compact card of them on small screens; another member's has two (SH-PROF-01..03). */
export const ProfileNav = ({ section, own, tasksId }: Props) => (
  <>
    <nav aria-label={panelWords.menu} className="sticky top-[100px] grid gap-0.5 self-start max-lg:hidden">
      <Line to="profile" section={section} />
      <Line to="awards" section={section} />
      {own && (
        <>
          {section === null ? (
            <Line to="tasks" section={section} />
          ) : (
            <TasksLine isOpen={section === 'tasks'} controls={tasksId} />
          )}
          <Line to="settings" section={section} />
          <button type="button" onClick={() => void signOut()} className={line}>
            <LogOut size={19} />
            {panelWords.sections.signOut}
          </button>
        </>
      )}
    </nav>
    <Chips section={section} own={own} />
  </>
)

/** The sections in a line that scrolls sideways; the one that is open is always in sight. */
function Chips({ section, own }: Pick<Props, 'section' | 'own'>) {
  const line = useInSight<HTMLElement>()
  return (
    <nav
      ref={line}
      aria-label={`${panelWords.menu}, compact`}
      className="goes-on relative -mx-(--gutter) mb-5 flex gap-2 overflow-x-auto py-1 pl-(--gutter) [scrollbar-width:none] lg:hidden"
    >
      {sectionsOf(own).map((one) => (
        <Link
          key={one}
          {...leadingTo(one, section)}
          {...current(one === section)}
          className={chipLook(one === section)}
        >
          {panelWords.sections[one]}
        </Link>
      ))}
      {own && (
        <button type="button" onClick={() => void signOut()} className={chipLook(false)}>
          {panelWords.sections.signOut}
        </button>
      )}
    </nav>
  )
}

const Line = ({ to, section }: { to: Section; section: Section | null }) => (
  <Link {...leadingTo(to, section)} {...current(to === section)} className={classes(line, to === section && here)}>
    {icons[to]}
    {panelWords.sections[to]}
  </Link>
)

/** Opens the task list in the page, and closes it again. */
function TasksLine({ isOpen, controls }: { isOpen: boolean; controls?: string }) {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => void navigate(leadingTo(isOpen ? 'profile' : 'tasks', 'profile'))}
      className={classes(line, isOpen && here)}
    >
      {icons.tasks}
      <span className="flex-1">{panelWords.sections.tasks}</span>
      <ChevronDown size={18} aria-hidden="true" className={classes('transition-transform', isOpen && 'rotate-180')} />
    </button>
  )
}

const sectionsOf = (own: boolean): Section[] =>
  own ? ['profile', 'awards', 'tasks', 'settings'] : ['profile', 'awards']

/** The address of a section: on the profile only the hash changes, from a page beside it the way leads there. */
const leadingTo = (section: Section, from: Section | null) => ({
  to: from === null ? ('/profile' as const) : ('.' as const),
  hash: section === 'profile' ? '' : section,
  resetScroll: from === null,
  hashScrollIntoView: false,
})

// The router would mark every section as the current page: they differ by their hash alone.
const current = (isHere: boolean) => ({
  activeProps: {},
  activeOptions: { exact: true, includeHash: true },
  'aria-current': isHere ? ('page' as const) : undefined,
})
