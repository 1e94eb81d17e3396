import type { Channel } from '@bewezen/domain/community/contract.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { patchDraft } from '../composer/drafts.ts'
import { takeFile } from '../composer/takeFile.ts'

/** The conversation as a place to drop a picture on (COM-CHAT-09). */
export function PictureDrop({ channel, children }: { channel: Channel; children: ReactNode }) {
  const viewer = useOwnAccount()
  const [isOver, setOver] = useState(false)
  const mayDrop = (event: DragEvent) => channel.mayPost && viewer && event.dataTransfer.types.includes('Files')
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
    void takeFile(file, (part) => patchDraft(viewer.id, channel.id, part))
  }
  return (
    <div {...{ onDragOver, onDragLeave, onDrop }} className="relative flex min-h-0 flex-1 flex-col">
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-3 grid place-content-center rounded-l border-2 border-dashed border-primary bg-surface/90 font-[650]">
          {composerWords.drop}
        </div>
      )}
    </div>
  )
}
