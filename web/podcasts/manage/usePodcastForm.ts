import { failureWords, type Notice, sharedRefused } from '@bewezen/domain/base/words.ts'
import { podcastRefused, podcastManageWords as words } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import type { PodcastField } from '@bewezen/domain/podcasts/podcastForm.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { isSame } from '../../base/editing/faults.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { useSendFile } from '../../base/useSendFile.ts'
import { podcastsChanged } from '../podcastsChanged.ts'
import { faultsOf, formOf, platformOf, type Typed, typedOf } from './typed.ts'

export type PodcastFormState = ReturnType<typeof usePodcastForm>
type TextField = { [Name in PodcastField]: Typed[Name] extends string ? Name : never }[PodcastField]

type Given = {
  /** As it is stored now; null makes a new one. Undefined when it was there and is gone. */
  stored: PodcastEdit | null | undefined
  /** Reads it once more: undefined when it is gone, and nothing answers when that failed. */
  readAgain: () => Promise<{ isSuccess: boolean; podcast: PodcastEdit | undefined }>
  onDone: () => void
}

/** What is typed about an episode, what is wrong with it, and the save with all that may come between (POD-ADMIN, X3-EDGE-13). */
export function usePodcastForm({ stored, readAgain, onDone }: Given) {
  const attempt = useAttemptId()
  const { sendFile, isUploading } = useSendFile()
  const [begunAt] = useState(() => new Date().toISOString())
  const [refused, setRefused] = useState<'CHANGED' | 'FORBIDDEN' | null>(null)
  const [last, setLast] = useState(stored ?? null)
  if (stored && !isSame(stored, last)) setLast(stored)
  const [isAnew, setAnew] = useState(false)
  const [valuesFrom] = useState(() => (from: PodcastEdit | null) => typedOf(from, begunAt))
  const form = useStoredForm<PodcastEdit | null, Typed, PodcastField>({
    stored: isAnew ? null : last,
    valuesFrom,
    news: 'while unchanged',
    faultsOf,
  })
  const { values, from, put, errors } = form
  const isGone = stored === undefined && !isAnew

  const save = useChange(api.podcasts.save, {
    onSuccess: () => {
      tellSuccess(from ? words.saved : words.added)
      void podcastsChanged()
      onDone()
    },
    onError: (error) => {
      const { code = '', data } = refusalOf(error) ?? {}
      setRefused(code === 'CHANGED' || code === 'FORBIDDEN' ? code : null)
      // What another manager did shows then.
      if (code === 'CHANGED') void podcastsChanged()
      form.refuse((data as { faults?: Partial<Record<PodcastField, string>> } | undefined)?.faults ?? {})
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
  /** Begins anew with what somebody else saved. */
  const takeOver = async () => {
    const { isSuccess, podcast } = await readAgain()
    if (!isSuccess) return tellError(words.loadFailed)
    setRefused(null)
    if (podcast) form.takeOver(podcast)
  }
  /** Goes on with what is typed as a new episode; the picture of the one that is gone went with it. */
  const makeAnew = () => {
    put((now) => ({ ...now, thumbnailUrl: now.thumbnailUrl.startsWith('/') ? '' : now.thumbnailUrl }))
    form.saved({}, null)
    setAnew(true)
    setRefused(null)
  }
  /** Sends a picture that was chosen; answers nothing when it was not taken. */
  const sendPicture = async (file: File) => {
    const sent = await sendFile('podcast-image', file)
    if (sent) put({ thumbnailUrl: sent.addresses.full ?? '' })
  }
  const isNewer = last !== null && from !== null && last.version !== from.version && !isSame(valuesFrom(last), values)
  return {
    values,
    errors,
    put,
    /** What a text field spreads. */
    text: (name: TextField) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        put({ [name]: currentTarget.value } as Partial<Typed>),
      // An empty field that is passed by is not wrong yet.
      onBlur: () => {
        if (values[name]) form.leave(name)
      },
    }),
    /** The address, which says of itself which platform is meant while none is chosen (POD-MORE-47). */
    putAddress: (originalUrl: string) =>
      put((now) => ({ originalUrl, platform: now.platform || (platformOf(originalUrl) ?? '') })),
    /** The picture that is shown now, stored or sent for this. */
    picture: values.thumbnailUrl.startsWith('/') ? values.thumbnailUrl : (from?.thumbnail?.card ?? null),
    sendPicture,
    isUploading,
    storedId: isGone ? null : (from?.id ?? null),
    isNew: from === null,
    isDirty: form.isDirty,
    isSaving: save.isPending,
    isGone,
    isOutdated: !isGone && !save.isPending && (isNewer || refused === 'CHANGED'),
    isForbidden: refused === 'FORBIDDEN',
    send,
    takeOver,
    makeAnew,
  }
}

function reasonOf(code: string): string | undefined {
  if (code === 'OFFLINE') return failureWords.offline
  const shared: Readonly<Record<string, Notice | undefined>> = sharedRefused
  return podcastRefused[code] ?? shared[code]?.text
}
