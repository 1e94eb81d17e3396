import type { Message } from '@bewezen/domain/community/contract.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { classes } from '../base/parts/classes.ts'
import { dims } from '../base/parts/dims.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'

/** The picture of a message as large as the window allows. */
export function PictureDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { picture, author } = message
  if (!picture) return null
  const title = chatWords.pictureOf(displayName(author))
  return (
    <ResponsiveModal open onClose={onClose} title={title} width="xl">
      <img
        src={picture.url}
        alt={title}
        width={picture.width}
        height={picture.height}
        className={classes('mx-auto h-auto max-h-[72dvh] w-auto max-w-full rounded-m bg-surface-2', dims)}
      />
    </ResponsiveModal>
  )
}
