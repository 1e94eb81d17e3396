import { podcastDialogWords as words } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastManageWords } from '@bewezen/domain/podcasts/manageWords.ts'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { classes } from '../../base/parts/classes.ts'
import { useMay } from '../../base/session/ownAccess.ts'
import { PodcastLink } from '../PodcastLink.tsx'
import { usePodcastsAddress } from '../usePodcastsAddress.ts'

type Props = { manages: boolean; onMay: (may: boolean) => void; onNew: () => void }

/** For those who manage podcasts: a new one, and the way between the list and its management (POD-ADMIN-01). */
export function ManageBar({ manages, onMay, onNew }: Props) {
  const may = useMay('managePodcasts')
  const { to } = usePodcastsAddress()
  useEffect(() => onMay(may), [may, onMay])
  if (!may) return null
  const views = [
    { on: !manages, label: words.view, Icon: Eye, to: to({ manages: false }) },
    { on: manages, label: words.manage, Icon: Pencil, to: to({ manages: true }) },
  ]
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
      <nav
        aria-label={words.viewOrManage}
        className="inline-flex gap-0.5 rounded-[12px] bg-surface-2 p-1 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      >
        {views.map(({ on, label, Icon, to: address }) => (
          <PodcastLink
            key={label}
            to={address}
            aria-current={on ? 'true' : undefined}
            className={classes(
              'fast inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] px-3.5 text-[15px] font-semibold no-underline lg:min-h-10',
              on
                ? 'bg-surface text-ink shadow-1 redlight:shadow-[inset_0_0_0_1px_var(--line-strong)]'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon size={17} aria-hidden="true" />
            {label}
          </PodcastLink>
        ))}
      </nav>
      <Button icon={<Plus size={18} />} onClick={onNew} className="max-sm:w-full">
        {podcastManageWords.add}
      </Button>
    </div>
  )
}
