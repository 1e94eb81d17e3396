import { emojiWords } from '@bewezen/domain/community/laterWords.ts'
import { Popover } from 'radix-ui'
import { useRef } from 'react'
import { useBackCloses } from '../../base/address/useBackCloses.ts'
import { giveFocus, isFocusLost } from '../../base/focus/giveFocus.ts'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { EmojiChooser } from './EmojiChooser.tsx'

type Props = { anchor: Element; onChoose: (emoji: string) => void; onClose: () => void }

/** The emoji beside what asked for them, or in a sheet where there is little room; choosing one or Back closes it (SH-UI-23). */
export function EmojiPopover({ anchor, onChoose, onClose }: Props) {
  const place = useRef(anchor)
  useBackCloses(onClose)
  const choose = (emoji: string) => {
    onClose()
    onChoose(emoji)
  }
  if (!window.matchMedia('(min-width: 1024px)').matches)
    return (
      <ResponsiveModal open onClose={onClose} title={emojiWords.title} width="s">
        <EmojiChooser onChoose={choose} />
      </ResponsiveModal>
    )
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          aria-label={emojiWords.title}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Where the emoji was put may have taken the focus already, such as the text that is being written. The toolbar
            // of a message may have gone with the pointer: then the message itself takes it.
            if (isFocusLost()) giveFocus([anchor, anchor.closest('[data-message]')], { preventScroll: true })
          }}
          className="z-(--z-drawer) w-[352px] max-w-[calc(100vw-24px)] animate-pop-in rounded-l border border-line bg-surface p-2 shadow-2"
        >
          <EmojiChooser onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
