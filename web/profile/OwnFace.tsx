import type { OwnProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useRef, useState } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { changePhoto, photoTypes } from './changePhoto.ts'
import { faceSize } from './faceSize.ts'
import { useTakeProfile } from './useProfile.ts'

/** One's own face, which is also the way to another photo: shown on hover and focus, always where fingers press (SH-PROF-12, SH-PROF-13). */
export function OwnFace({ of: own }: { of: OwnProfile }) {
  const take = useTakeProfile()
  const input = useRef<HTMLInputElement>(null)
  const [underWay, setUnderWay] = useState(0)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    setUnderWay((count) => count + 1)
    const answer = await changePhoto(file)
    setUnderWay((count) => count - 1)
    if ('said' in answer) return tellError(answer.said)
    take((before) => ({ ...before, avatarUrl: answer.avatarUrl }))
    tellSuccess(panelWords.photoSaved)
  }

  return (
    <span className="relative inline-block flex-none">
      <button
        type="button"
        aria-label={panelWords.changePhoto}
        aria-busy={underWay > 0 || undefined}
        onClick={() => input.current?.click()}
        className="group/face relative block rounded-full"
      >
        <span className="block max-lg:[zoom:0.7]">
          <Avatar
            name={displayName(own)}
            photo={own.avatarUrl}
            color={own.avatarColor}
            level={own.level?.number}
            size={faceSize}
          />
        </span>
        <span
          data-upload=""
          className="absolute -right-1 -bottom-1 grid size-[30px] lg:right-0.5 lg:bottom-0.5 lg:size-[34px] place-items-center rounded-full border border-line-strong bg-surface fast group-hover/face:bg-surface-2"
        >
          {underWay > 0 ? <Spinner size={16} /> : <Camera size={17} aria-hidden="true" />}
        </span>
      </button>
      <input ref={input} type="file" accept={photoTypes} hidden onChange={(event) => void choose(event)} />
      <span role="status" className="sr-only">
        {underWay > 0 && panelWords.uploading}
      </span>
    </span>
  )
}
