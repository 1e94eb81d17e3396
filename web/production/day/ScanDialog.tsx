import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { trustLibraries } from '../../base/trusted/libraries.ts'
import { Said, type SaidProps } from './Said.tsx'

type Props = {
  onClose: () => void
  onCode: (code: string) => void
  /** The next code is typed: what the last one did is over. */
  onType: () => void
  said: SaidProps | null
}

/** Reads codes with the camera, one after the other; where there is none or it is refused, a code is typed (EV-MORE-56). */
export function ScanDialog({ onClose, onCode, onType, said }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const [typed, setTyped] = useState('')
  const last = useRef('')
  const read = useEffectEvent((code: string) => {
    // The same code stays before the camera for a while.
    if (code === last.current) return
    last.current = code
    onCode(code)
  })
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const begin = async () => {
      const { default: QrScanner } = await import('qr-scanner')
      if (isOver || !video.current) return
      trustLibraries()
      const scanner = new QrScanner(video.current, ({ data }) => read(data), {
        returnDetailedScanResult: true,
        preferredCamera: 'environment',
        maxScansPerSecond: 8,
      })
      stop = () => scanner.destroy()
      await scanner.start()
    }
    begin().catch(() => setRefused(true))
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return (
    <ResponsiveModal open onClose={onClose} title={words.scanTitle} description={words.scanText}>
      <div className="grid gap-4">
        {isRefused ? (
          <p role="alert" className="rounded-m bg-surface-2 px-4 py-3">
            <strong className="block">{words.noCamera}</strong>
            {words.noCameraText}
          </p>
        ) : (
          <video
            ref={video}
            muted
            playsInline
            aria-label={words.scanText}
            className="aspect-square w-full rounded-m bg-night object-cover"
          />
        )}
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            onCode(typed)
            setTyped('')
          }}
        >
          <TextField
            label={words.typeCode}
            className="min-w-0 flex-1"
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              onType()
            }}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            {words.use}
          </Button>
        </form>
        <div role="status" className="empty:hidden">
          {said && <Said {...said} />}
        </div>
      </div>
    </ResponsiveModal>
  )
}
