import ArrowDown from 'lucide-react/icons/arrow-down'
import { classes } from './classes.ts'

type Props = {
  /** The name of the way down while there is nothing new. */
  label: string
  /** The words for what is new below, which stand on it; null while nothing is. */
  news: string | null
  onJump: () => void
}

/** The way to the newest message for somebody who reads further back; it says so when there is something new (COM-CHAT-08, IN-EXT-95). */
export const JumpDown = ({ label, news, onJump }: Props) => (
  <button
    type="button"
    onClick={onJump}
    aria-label={news ? undefined : label}
    className={classes(
      'absolute bottom-3 left-1/2 z-2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border px-4 text-fs-14 font-semibold shadow-2 fast',
      news
        ? 'border-transparent bg-primary text-on-primary hover:bg-primary-hover'
        : 'border-line bg-surface px-2.5 text-ink hover:bg-surface-2',
    )}
  >
    {news}
    <ArrowDown size={18} />
  </button>
)
