import type { RichTextKind } from '@bewezen/domain/base/richText.ts'
import { TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { classes } from '../parts/classes.ts'
import { trustLibraries } from '../trusted/libraries.ts'
import { type Asking, AskRow, type PicturePurpose } from './AskRow.tsx'
import { Picture, Video } from './media.ts'
import { Toolbar } from './Toolbar.tsx'

/** The editor's schema: the tags that the server keeps (LEGAL-PAGE-16, BLOG-AREA-13). */
const extensionsOf = (kind: RichTextKind) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ...(kind === 'article' ? [Picture, Video] : []),
]

type Props = {
  initial: string
  kind: RichTextKind
  pictures?: PicturePurpose
  onChange: (html: string) => void
  labelledBy: string
  describedBy: string
  invalid: boolean
}

/** The editor itself; screens use `RichTextField`, which brings it when it is needed. */
export function RichTextEditor({ initial, kind, pictures, onChange, labelledBy, describedBy, invalid }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null)
  // The editor parses its text as it is made.
  trustLibraries()
  const editor = useEditor({
    extensions: extensionsOf(kind),
    content: initial,
    // The policy of the page takes no style elements: its rules stand in look/richText.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        class: 'rich-text min-h-[200px] px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  return (
    <div
      className={classes(
        'overflow-clip rounded-m border bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        invalid ? 'border-2 border-ember-ink' : 'border-line-strong',
      )}
    >
      <Toolbar editor={editor} kind={kind} onAsk={setAsking} />
      {asking && (
        <AskRow key={asking} asking={asking} editor={editor} pictures={pictures} onDone={() => setAsking(null)} />
      )}
      <EditorContent editor={editor} className="max-h-[50vh] overflow-y-auto" />
    </div>
  )
}
