import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { IconButton } from '../base/parts/IconButton.tsx'
import type { Viewer } from '../base/session/shownViewer.ts'
import { words } from './words.ts'

/** The arrow beside one's own face; what the menu spreads over it opens and closes that. */
export const AccountButton = ({ viewer, ...button }: { viewer: Viewer } & ComponentProps<'button'>) => (
  <IconButton
    {...button}
    size="s"
    label={words.account(viewer.name)}
    icon={<ChevronDown size={17} />}
    className="max-lg:ml-1.5 lg:-ml-1"
  />
)
