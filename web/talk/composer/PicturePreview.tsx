import { composerWords } from '@bewezen/domain/community/words.ts'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../base/parts/IconButton.tsx'
import type { PickedPicture } from './picked.ts'

/** The chosen picture, before it is sent. */
export const PicturePreview = ({ of: { url, file }, onRemove }: { of: PickedPicture; onRemove: () => void }) => (
  <div className="flex items-start gap-3 px-4 pt-3">
    <span className="relative flex-none">
      <img
        src={url}
        alt={composerWords.picture}
        className="h-[92px] w-auto max-w-[220px] rounded-m border border-line object-cover"
      />
      <IconButton
        size="s"
        label={composerWords.removeImage}
        icon={<X size={16} />}
        onClick={onRemove}
        className="absolute! -top-2 -right-2 border border-line bg-surface! shadow-2"
      />
    </span>
    <span className="min-w-0 truncate pt-1 text-fs-13 text-ink-3">{file.name}</span>
  </div>
)
