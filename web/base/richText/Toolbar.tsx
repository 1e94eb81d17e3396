import type { RichTextKind } from '@bewezen/domain/base/richText.ts'
import { richTextWords as words } from '@bewezen/domain/base/richTextWords.ts'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Redo from 'lucide-react/icons/redo-2'
import Table from 'lucide-react/icons/table'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import Video from 'lucide-react/icons/video'
import { Toolbar as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '../parts/classes.ts'
import { iconButtonLook } from '../parts/IconButton.tsx'
import type { Asking } from './AskRow.tsx'

type Props = { editor: Editor; kind: RichTextKind; onAsk: (asking: Asking) => void }
type Marked = {
  label: string
  icon: ReactNode
  is: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => unknown
}

const heading = (level: 2 | 3 | 4, icon: ReactNode): Marked => ({
  label: words.heading(level),
  icon,
  is: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }).run(),
})
const mark = (name: string, label: string, icon: ReactNode, run: Marked['run']): Marked => ({
  label,
  icon,
  run,
  is: (editor) => editor.isActive(name),
})

const marks: readonly Marked[] = [
  heading(2, <Heading2 size={18} />),
  heading(3, <Heading3 size={18} />),
  heading(4, <Heading4 size={18} />),
  mark('bold', words.bold, <Bold size={18} />, (chain) => chain.toggleBold().run()),
  mark('italic', words.italic, <Italic size={18} />, (chain) => chain.toggleItalic().run()),
  mark('underline', words.underline, <Underline size={18} />, (chain) => chain.toggleUnderline().run()),
  mark('bulletList', words.bullets, <List size={18} />, (chain) => chain.toggleBulletList().run()),
  mark('orderedList', words.numbers, <ListOrdered size={18} />, (chain) => chain.toggleOrderedList().run()),
  mark('blockquote', words.quote, <Quote size={18} />, (chain) => chain.toggleBlockquote().run()),
]

const inTable: readonly { label: string; run: Marked['run'] }[] = [
  { label: words.addRow, run: (chain) => chain.addRowAfter().run() },
  { label: words.addColumn, run: (chain) => chain.addColumnAfter().run() },
  { label: words.removeRow, run: (chain) => chain.deleteRow().run() },
  { label: words.removeColumn, run: (chain) => chain.deleteColumn().run() },
  { label: words.removeTable, run: (chain) => chain.deleteTable().run() },
]

const tool = classes(
  iconButtonLook(),
  'aria-pressed:bg-surface aria-pressed:outline-1 aria-pressed:outline-line-strong',
)
const textTool = 'min-h-8 rounded-[8px] px-2.5 text-fs-13 font-[550] fast hover:bg-surface'

/** The buttons of the editor: one tab stop, the arrows walk through them. */
export function Toolbar({ editor, kind, onAsk }: Props) {
  const { pressed, withinTable, isLink, mayUndo, mayRedo } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      pressed: marks.map(({ is }) => is(editor)),
      withinTable: editor.isActive('table'),
      isLink: editor.isActive('link'),
      mayUndo: editor.can().undo(),
      mayRedo: editor.can().redo(),
    }),
  })
  const button = (label: string, icon: ReactNode, press: () => void, more: { on?: boolean; off?: boolean } = {}) => (
    <Radix.Button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={more.on}
      aria-disabled={more.off || undefined}
      onClick={() => more.off || press()}
      className={tool}
    >
      {icon}
    </Radix.Button>
  )
  return (
    <Radix.Root aria-label={words.toolbar} className="flex flex-wrap gap-0.5 border-b border-line bg-surface-2 p-1.5">
      {marks.map(({ label, icon, run }, index) =>
        button(label, icon, () => run(editor.chain().focus()), { on: pressed[index] ?? false }),
      )}
      {button(words.link, <Link size={18} />, () => onAsk('link'), { on: isLink })}
      {button(
        words.table,
        <Table size={18} />,
        () => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        { off: withinTable },
      )}
      {kind === 'article' && button(words.picture, <ImagePlus size={18} />, () => onAsk('picture'))}
      {kind === 'article' && button(words.video, <Video size={18} />, () => onAsk('video'))}
      {button(words.undo, <Undo size={18} />, () => editor.chain().focus().undo().run(), { off: !mayUndo })}
      {button(words.redo, <Redo size={18} />, () => editor.chain().focus().redo().run(), { off: !mayRedo })}
      {withinTable &&
        inTable.map(({ label, run }) => (
          <Radix.Button key={label} type="button" onClick={() => run(editor.chain().focus())} className={textTool}>
            {label}
          </Radix.Button>
        ))}
    </Radix.Root>
  )
}
