import { failureWords, type Notice, sharedRefused } from '@bewezen/domain/base/words.ts'
import { podcastRefused, podcastManageWords as words } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import type { PodcastField } from '@bewezen/domain/podcasts/podcastForm.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import type { PickPicture } from '../../base/crop/ChooseCrop.tsx'
import { type EditedGiven, useEdited } from '../../base/editing/useEdited.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { useSendFile } from '../../base/useSendFile.ts'
import { podcastsChanged } from '../podcastsChanged.ts'
import { podcastRows } from './podcastRows.ts'
import { faultsOf, formOf, type Typed, typedOf, withAddress } from './typed.ts'

export type PodcastFormState = ReturnType<typeof usePodcastForm>

type Given = EditedGiven<PodcastEdit> & { onDone: () => void }

/** What is typed about an episode, what is wrong with it, and the save with all that may come between (POD-ADMIN, X3-EDGE-13). */
export function usePodcastForm({ stored, readAgain, onDone }: Given) {
  const attempt = useAttemptId()
  const { sendFile, isUploading } = useSendFile()
  // By the person, in this form; an address chooses it else.
  const [isChosen, setChosen] = useState(false)
  const [begunAt] = useState(() => new Date().toISOString())
  const [valuesFrom] = useState(() => (from: PodcastEdit | null) => typedOf(from, begunAt))
  const edited = useEdited<PodcastEdit, Typed, PodcastField>({
    stored,
    readAgain,
    valuesFrom,
    faultsOf,
    renew: podcastsChanged,
    loadFailed: words.loadFailed,
    rowsOf: podcastRows,
    // The picture of the one that is gone went with it.
    asNew: ({ thumbnailUrl }) => ({ thumbnailUrl: thumbnailUrl.startsWith('/') ? '' : thumbnailUrl }),
  })
  const { form, isGone } = edited
  const { values, from, put, errors } = form

  const save = useChange(api.podcasts.save, {
    onSuccess: () => {
      tellSuccess(from ? words.saved : words.added)
      void podcastsChanged()
      onDone()
    },
    onError: (error) => {
      const { code = '', data } = refusalOf(error) ?? {}
      edited.refuse(code, (data as { faults?: Partial<Record<PodcastField, string>> } | undefined)?.faults ?? {})
      tellError(words.saveFailed, reasonOf(code))
    },
  })
  const send = (element: HTMLFormElement) => {
    if (save.isPending || isUploading) return
    if (isGone) return tellError(words.saveFailed, podcastRefused.NOT_FOUND)
    const typed = form.check(element)
    if (!typed) return tellError(words.saveFailed, podcastRefused.FAULTY_FIELDS)
    const podcast = formOf(typed, from, begunAt)
    save.mutate({ id: from?.id ?? attempt.idFor(podcast), version: from?.version ?? null, podcast })
  }
  /** Sends a picture that was chosen; answers nothing when it was not taken. */
  const sendPicture = async (...[file, focus]: Parameters<PickPicture>) => {
    const sent = await sendFile('podcast-image', file, { focus })
    if (sent) put({ thumbnailUrl: sent.addresses.full ?? '' })
  }
  return {
    values,
    errors,
    put,
    text: edited.text,
    putAddress: (originalUrl: string) => put((now) => withAddress(now, originalUrl, { isChosen })),
    putPlatform: (platform: Typed['platform']) => {
      put({ platform })
      setChosen(platform !== '')
    },
    /** The picture that is shown now, stored or sent for this. */
    picture: values.thumbnailUrl.startsWith('/') ? values.thumbnailUrl : (from?.thumbnail?.card ?? null),
    sendPicture,
    isUploading,
    storedId: isGone ? null : (from?.id ?? null),
    isNew: from === null,
    isDirty: form.isDirty,
    isSaving: save.isPending,
    meanwhile: edited.meanwhile(save.isPending),
    send,
  }
}

function reasonOf(code: string): string | undefined {
  if (code === 'OFFLINE') return failureWords.offline
  const shared: Readonly<Record<string, Notice | undefined>> = sharedRefused
  return podcastRefused[code] ?? shared[code]?.text
}
