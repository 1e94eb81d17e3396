import Search from 'lucide-react/icons/search'
import { IconButton } from '../base/parts/IconButton.tsx'
import { words } from './words.ts'

/** Opens the search; the keyboard knows Ctrl+K (SH-NAV-04, SH-NAV-05). */
export const SearchButton = ({ onPress }: { onPress: () => void }) => (
  <IconButton
    label={words.search}
    icon={<Search size={20} />}
    onClick={onPress}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
  />
)
