import { contentId, words } from './words.ts'

/** The shapes that waiting.css draws; without one it is that of a page to read. */
export type Shape =
  | 'article'
  | 'list'
  | 'cards'
  | 'episodes'
  | 'table'
  | 'form'
  | 'dashboard'
  | 'calendar'
  | 'talk'
  | 'letter'
  | 'letters'
  | 'beside'
  | 'today'
  | 'university'
  | 'lesson'
  | 'masterclass'
  | 'challenge'
  | 'overview'
  | 'profile'
  | 'orders'
  | 'inbox'
type Props = { shape?: Shape; text?: string }

/** The placeholder of a screen that is still loading, in the shape of what comes, with its loading text (SH-ERR-30, SH-ERR-31). */
export const Waiting = ({ shape, text = words.loading }: Props) => (
  <main id={contentId} tabIndex={-1} className="waiting" data-shape={shape} aria-busy="true">
    <p role="status">{text}</p>
  </main>
)
