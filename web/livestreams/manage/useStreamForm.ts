import type { Livestream, LivestreamText } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamRefused, livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import {
  formFaults,
  formOf,
  goesLiveEarly,
  type LivestreamField,
  type LivestreamForm,
  newLivestreamForm,
  textOf,
  withPlatform,
} from '@bewezen/domain/livestreams/livestreamForm.ts'
import type { Platform } from '@bewezen/domain/livestreams/platforms.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { livestreamWords } from '@bewezen/domain/livestreams/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { rowsChanged } from '../../base/editing/rowsChanged.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { changesItself } from '../ownChanges.ts'
import { faultsOf, saveError } from './saveError.ts'
import { streamRows } from './streamRows.ts'
import { streamsChanged } from './streamsChanged.ts'

// The groups are one field with one error.
type Values = LivestreamForm & { visibility: '' }
type TextField = Exclude<LivestreamField, 'visibility'>
const sources: readonly string[] = ['youtubeUrl', 'rumbleUrl', 'embedCode']
const sourceFields = ['platform', 'youtubeUrl', 'rumbleUrl', 'embedCode'] as const

type Given = { stored: Livestream | null; isGone?: boolean; onDone: () => void }

/**
 * What is typed about a stream, what is wrong with it, and the save. What another manager saved meanwhile shows where nothing
 * was typed, else it is told at once (LIVE-FORM, LIVE-MORE-72, X3-EDGE-05, X3-EDGE-13).
 */
export function useStreamForm({ stored: kept, isGone = false, onDone }: Given) {
  // One that another manager deleted can be made anew of what is typed.
  const [isAnew, setAnew] = useState(false)
  const stored = isAnew ? null : kept
  const attempt = useAttemptId()
  const [isOutdated, setOutdated] = useState(false)
  // Another platform begins without the errors of the one before (LIVE-FORM-07).
  const [isFresh, setFresh] = useState(false)
  // What waits for a yes, since it would go live long before its start (LIVE-MORE-61).
  const [early, setEarly] = useState<LivestreamText | null>(null)
  const form = useStoredForm<Livestream | null, Values, LivestreamField>({
    stored,
    valuesFrom,
    news: 'while unchanged',
    faultsOf: (values) => faultsNow(values, stored),
  })
  const { values, from, put } = form
  const errorOf = (field: LivestreamField): string | null =>
    isFresh && sources.includes(field) ? null : (form.errors[field] ?? null)

  const save = useChange(api.livestreams.save, {
    onMutate: ({ id }) => changesItself(id),
    onSuccess: ({ title }) => {
      tellSuccess(from ? words.updated : words.created, title)
      void streamsChanged()
      onDone()
    },
    onError: (error) => {
      const refusal = refusalOf(error) ?? { code: 'UNKNOWN' as const, data: undefined }
      setFresh(false)
      setEarly(null)
      form.refuse(shownOf(faultsOf(refusal.data), values.platform))
      if (refusal.code === 'CHANGED') setOutdated(true)
      // The list shows what another did.
      if (refusal.code === 'CHANGED' || refusal.code === 'OTHER_STREAM_ACTIVE') void streamsChanged()
      const said = saveError(refusal, 'form')
      tellError(said.title, said.text)
    },
  })
  const send = (livestream: LivestreamText) =>
    save.mutate({ id: from?.id ?? attempt.idFor(livestream), version: from?.manage?.version ?? null, livestream })
  // What was just saved here comes back as news, too.
  const isNewer = !isGone && (isOutdated || (!save.isPending && versionOf(stored) > versionOf(from)))
  /** Begins anew with what somebody else saved. */
  const takeOver = async () => {
    if (!from) return
    try {
      form.takeOver(await api.livestreams.read.call({ id: from.id }))
      setOutdated(false)
    } catch {
      tellError(livestreamWords.loadFailed)
    }
  }
  return {
    values,
    put,
    errorOf,
    isNew: from === null,
    isDirty: form.isDirty,
    isSaving: save.isPending,
    /** What another manager saved meanwhile, field by field, and both ways on (LIVE-MORE-78). */
    newer: {
      isGone: false,
      isRefused: isOutdated,
      changes: isNewer && from ? rowsChanged(streamRows(from), streamRows(stored ?? from)) : null,
      takeOver,
      goOn: () => {
        // An address goes with its platform, which the other may have changed.
        if (sourceFields.some((name) => form.changed.includes(name))) put(sourceTyped)
        form.saved({}, stored)
        setOutdated(false)
      },
    },
    isGone: isGone && !isAnew,
    setPlatform: (platform: Platform) => {
      put((now) => ({ ...withPlatform(now, platform), visibility: '' }))
      setFresh(true)
    },
    /** What a text field spreads. */
    text: (name: TextField) => ({
      label: words[name],
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        put({ [name]: currentTarget.value } as Partial<Values>),
      // An empty field that is passed by is not wrong yet.
      onBlur: () => {
        if (!values[name]) return
        if (sources.includes(name)) setFresh(false)
        form.leave(name)
      },
    }),
    send: (element: HTMLFormElement) => {
      if (save.isPending) return
      if (isGone && !isAnew) return tellError(words.saveFailed, screenWords.gone)
      setFresh(false)
      const checked = form.check(element)
      if (!checked) return tellError(livestreamRefused.FAULTY_FIELDS.title, livestreamRefused.FAULTY_FIELDS.text)
      const livestream = textOf(checked)
      if (goesLiveEarly(livestream, { now: new Date().toISOString(), before: from })) return setEarly(livestream)
      send(livestream)
    },
    early,
    sendEarly: () => early && send(early),
    keepEditing: () => setEarly(null),
    /** Goes on with what is typed as a new one. */
    makeAnew: () => {
      put((typed) => ({ ...typed }))
      form.saved({}, null)
      setAnew(true)
    },
  }
}

const sourceTyped = ({ platform, youtubeUrl, rumbleUrl, embedCode }: Values) => ({
  platform,
  youtubeUrl,
  rumbleUrl,
  embedCode,
})

const versionOf = (stream: Livestream | null): number => stream?.manage?.version ?? 0

const valuesFrom = (stream: Livestream | null): Values => ({
  ...(stream ? formOf(stream) : newLivestreamForm()),
  visibility: '',
})

const faultsNow = (values: Values, before: Livestream | null) =>
  formFaults(values, { now: new Date().toISOString(), before })

/** The code of an address is judged like every other: what is wrong with it stands under the address. */
function shownOf(faults: ReturnType<typeof faultsOf>, platform: Platform) {
  const { embedCode, recording: _, ...others } = faults
  if (!embedCode) return others
  const field = platform === 'youtube' ? 'youtubeUrl' : platform === 'rumble' ? 'rumbleUrl' : 'embedCode'
  return { [field]: embedCode, ...others }
}
