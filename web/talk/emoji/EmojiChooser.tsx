import { emojiWords } from '@bewezen/domain/community/laterWords.ts'
import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse'
import { classes } from '../../base/parts/classes.ts'
import { emojiData } from './emojiData.ts'

type Counted = { 'aria-rowindex'?: number; 'aria-colindex'?: number }

/** The package counts from 0 and ARIA from 1. A row is found again by its number, so only the first one loses its own. */
function counted<Props extends Counted>(props: Props): Props {
  const { 'aria-rowindex': row, 'aria-colindex': column } = props
  return {
    ...props,
    'aria-rowindex': row || undefined,
    'aria-colindex': column === undefined ? undefined : column + 1,
  }
}

const parts: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className="bg-surface px-2 pt-2.5 pb-1 text-fs-13 font-semibold text-ink-3">
      {category.label}
    </div>
  ),
  Row: (props) => <div {...counted(props)} className="scroll-my-1 px-1" />,
  Emoji: ({ emoji, ...props }) => (
    <button
      type="button"
      {...counted(props)}
      className={classes(
        'grid size-11 place-items-center lg:size-10 rounded-[8px] text-[22px] leading-none',
        emoji.isActive && 'bg-surface-3 outline-2 -outline-offset-2 outline-ink',
      )}
    >
      {emoji.emoji}
    </button>
  ),
}

/** As many of what a finger can hit as there is room for beside the edges of the sheet. */
const columns = () => Math.min(8, Math.floor((window.innerWidth - 48) / 44))

/** All emoji, to look through and to search by their Dutch names. */
export const EmojiChooser = ({ onChoose }: { onChoose: (emoji: string) => void }) => (
  <EmojiPicker.Root
    locale="nl"
    columns={columns()}
    resolveEmojiData={emojiData}
    onEmojiSelect={({ emoji }) => onChoose(emoji)}
    className="flex h-[360px] w-full flex-col"
  >
    <EmojiPicker.Search
      // A keyboard on screen would cover what there is to choose.
      autoFocus={window.matchMedia('(hover: hover)').matches}
      aria-label={emojiWords.search}
      placeholder={emojiWords.search}
      className="min-h-11 w-full rounded-m border border-line-strong bg-surface px-3 text-fs-16"
    />
    {/* The focus stays in the search while the arrows walk, so what they stand on is told. */}
    <EmojiPicker.ActiveEmoji>
      {({ emoji }) => (
        <span role="status" className="sr-only">
          {emoji?.label}
        </span>
      )}
    </EmojiPicker.ActiveEmoji>
    <EmojiPicker.Viewport aria-label={emojiWords.title} className="mt-1 min-h-0 flex-1">
      <EmojiPicker.Loading className="block p-4 text-fs-14 text-ink-3">{emojiWords.loading}</EmojiPicker.Loading>
      <EmojiPicker.Empty className="block p-4 text-fs-14 text-ink-3">{emojiWords.none}</EmojiPicker.Empty>
      <EmojiPicker.List components={parts} className="pb-2" />
    </EmojiPicker.Viewport>
  </EmojiPicker.Root>
)
