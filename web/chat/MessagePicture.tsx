import { chatWords } from '@bewezen/domain/community/words.ts'
import { classes } from '../base/parts/classes.ts'
import { dims } from '../base/parts/dims.ts'
import { useActions } from './ChatContext.ts'
import type { ShownMessage } from './patches.ts'
import { shownSize } from './shownSize.ts'

type Props = { message: ShownMessage; picture: NonNullable<ShownMessage['picture']>; name: string }

/** The picture of a message. Its place is as large as it will be before it is here, so that nothing moves (COM-CHAT-20). */
export function MessagePicture({ message, picture, name }: Props) {
  const actions = useActions()
  const size = shownSize(picture)
  return (
    <button
      type="button"
      aria-label={`${chatWords.pictureOf(name)}. ${chatWords.openPicture}`}
      disabled={message.state !== undefined}
      onClick={() => actions.show(message)}
      className="mt-1.5 block max-w-full overflow-hidden rounded-m border border-line bg-surface-2"
      style={{ width: size.width + 2, aspectRatio: `${size.width} / ${size.height}` }}
    >
      <img
        src={picture.thumbnailUrl}
        alt=""
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
        className={classes('size-full object-cover', dims)}
      />
    </button>
  )
}
