import { type Crop, focusUnder, movedByKey } from '@bewezen/domain/base/crops.ts'
import { cropWords as words } from '@bewezen/domain/base/cropWords.ts'
import { type Focus, focusIn, middle } from '@bewezen/domain/base/focus.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { CancelButton, ResponsiveModal } from '../parts/ResponsiveModal.tsx'
import { tellError } from '../parts/toast.ts'
import { words as partWords } from '../parts/words.ts'
import { useObjectUrl } from '../useObjectUrl.ts'

type Props = {
  /** The whole picture: the file, or where it is kept. */
  picture: File | string
  /** As it is shown now, which says where its focus is. */
  address: string
  crops: readonly Crop[]
  onClose: () => void
  onChosen: (file: File, focus: Focus | null) => void
}

/** A focal-point picker: the whole picture with the point that stays in sight, beside the crops that follow from it (MKT-MORE-38, MKT-MORE-39). */
export function CropDialog({ picture, address, crops, onClose, onChosen }: Props) {
  const [focus, setFocus] = useState(() => focusIn(address) ?? middle)
  const [isBusy, setBusy] = useState(false)
  const chosen = useObjectUrl(typeof picture === 'string' ? null : picture)
  const src = typeof picture === 'string' ? picture : chosen
  const send = async (point: Focus | null) => {
    setBusy(true)
    const file = await fileOf(picture).catch(() => null)
    setBusy(false)
    if (file) onChosen(file, point)
    else tellError(words.failed.title, words.failed.text)
  }
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      width="xl"
      title={words.open}
      description={words.lead}
      actions={
        <>
          <Button look="quiet" disabled={isBusy} onClick={() => void send(null)} className="lg:mr-auto">
            {words.automatic}
          </Button>
          <CancelButton>{partWords.cancel}</CancelButton>
          <Button busy={isBusy} busyText={words.saving} onClick={() => void send(focus)}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Picker src={src} focus={focus} onFocus={setFocus} />
        <section aria-label={words.shown}>
          <h3 className="mb-2.5 text-fs-14 font-semibold">{words.shown}</h3>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-4">
            {crops.map(({ name, width, height }) => (
              <li key={name} className="grid content-start gap-1.5">
                <div
                  data-crop={name}
                  className="overflow-clip rounded-m bg-surface-3"
                  style={{ aspectRatio: `${width} / ${height}` }}
                >
                  {src && (
                    <img
                      src={src}
                      alt=""
                      className="size-full object-cover"
                      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
                    />
                  )}
                </div>
                <p className="text-fs-13 text-ink-2">{words.crops[name]}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </ResponsiveModal>
  )
}

type PickerProps = { src: string | null; focus: Focus; onFocus: (focus: Focus) => void }

/** A press anywhere brings the point there, so that nobody has to drag it. */
function Picker({ src, focus, onFocus }: PickerProps) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) =>
    onFocus(focusUnder({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()))
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedByKey(focus, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onFocus(moved)
  }
  return (
    <div className="justify-self-center">
      <div
        className="relative w-fit cursor-crosshair touch-none overflow-clip rounded-m select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        {src && <img src={src} alt="" draggable={false} className="block max-h-[38dvh] max-w-full lg:max-h-[56dvh]" />}
        {/* Of a point in two directions the role knows one: the text says both, and is what is read out. */}
        <span
          role="slider"
          tabIndex={0}
          data-focus-first
          aria-label={words.point}
          aria-valuemin={0}
          aria-valuemax={99}
          aria-valuenow={focus.x}
          aria-valuetext={words.at(focus.x, focus.y)}
          onKeyDown={onKeyDown}
          className="absolute -mt-4 -ml-4 size-8 rounded-full border-[3px] border-surface bg-sun shadow-[0_0_0_2px_var(--ink)]"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
    </div>
  )
}

/** The file, or what is kept of it, to be sent once more: a picture under its old key never changes. */
async function fileOf(picture: File | string): Promise<File> {
  if (typeof picture !== 'string') return picture
  const answer = await fetch(picture)
  if (!answer.ok) throw new Error(`The picture is not there: ${answer.status}`)
  return new File([await answer.blob()], 'whole.webp', { type: 'image/webp' })
}
