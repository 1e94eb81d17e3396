import { imageFormats } from '@bewezen/domain/base/imageFormats.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import AtSign from 'lucide-react/icons/at-sign'
import ImagePlus from 'lucide-react/icons/image-plus'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Smile from 'lucide-react/icons/smile'
import { memo, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { classes } from '../../base/parts/classes.ts'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'

/** What a browser offers to choose from. */
const pictureTypes = imageFormats.map((format) => `image/${format}`).join(',')

const EmojiPopover = onNeed(() => import('../emoji/EmojiPopover.tsx'), 'EmojiPopover')

type Props = {
  counter: string | null
  isTooLong: boolean
  busy: boolean
  namesPeople: boolean
  /** Without it no picture can be added. */
  onPicture?: (file: File) => void
  onInsert: (piece: string) => void
  /** In place of 'Verstuur'. */
  submit?: ReactNode
  /** What else can be sent, after the names. */
  tools?: ReactNode
}

/** What stands under the text: a picture, an emoji, whom to name, how long it is, and sending it. */
export const ComposerBar = memo(({ counter, isTooLong, busy, namesPeople, onPicture, onInsert, ...more }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <div className="@container flex flex-wrap items-center gap-0.5 px-2 pt-1 pb-2 short:col-span-1! short:flex-nowrap short:pb-1 short:[container-type:normal]">
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture?.(file)
          target.value = ''
        }}
      />
      {onPicture && (
        <IconButton
          label={composerWords.addImage}
          icon={<ImagePlus size={19} />}
          onClick={() => input.current?.click()}
        />
      )}
      <IconButton
        label={composerWords.chooseEmoji}
        icon={<Smile size={19} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {namesPeople && (
        <IconButton label={composerWords.mention} icon={<AtSign size={19} />} onClick={() => onInsert('@')} />
      )}
      {more.tools}
      <span className="flex-1" />
      <span
        role={counter ? 'status' : undefined}
        className={classes('px-2 text-fs-13', isTooLong ? 'font-semibold text-ember-ink' : 'text-ink-3')}
      >
        {counter ?? <span className="max-lg:hidden @max-sm:hidden">{composerWords.keys}</span>}
      </span>
      {more.submit ?? (
        <Button type="submit" size="s" icon={<SendHorizontal size={17} />} busy={busy} className="lg:min-h-10">
          {composerWords.send}
        </Button>
      )}
      {anchor && <EmojiPopover anchor={anchor} onClose={() => setAnchor(null)} onChoose={onInsert} />}
    </div>
  )
})
