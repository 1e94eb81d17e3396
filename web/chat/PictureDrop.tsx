import { composerWords } from '@bewezen/domain/community/words.ts'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useOwnAccount } from '../base/session/viewer.ts'
import { patchDraft, takeFile } from '../talk/index.ts'
import type { Exchange } from './exchange.ts'

/** The conversation as a place to drop a picture on (COM-CHAT-09). */
export function PictureDrop({ of: { id, mayPost }, children }: { of: Exchange; children: ReactNode }) {
  const viewer = useOwnAccount()
  const [isOver, setOver] = useState(false)
  const mayDrop = (event: DragEvent) => mayPost && viewer && event.dataTransfer.types.includes('Files')
  const onDragOver = (event: DragEvent) => {
    if (!mayDrop(event)) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    const [file] = event.dataTransfer.files
    if (!viewer || !file || !mayDrop(event)) return
    event.preventDefault()
    void takeFile(file, (part) => patchDraft(viewer.id, id, part))
  }
  // Only what a pointer drags: for the keyboard there is the button of the composer.
  const dropTarget = { onDragOver, onDragLeave, onDrop }
  return (
    <div {...dropTarget} className="relative flex min-h-0 flex-1 flex-col">
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-3 grid place-content-center rounded-l border-2 border-dashed border-primary bg-surface/90 font-[650]">
          {composerWords.drop}
        </div>
      )}
    </div>
  )
}
