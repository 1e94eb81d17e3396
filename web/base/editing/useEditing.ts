import { useState } from 'react'
import { refusalOf } from '../api/refusal.ts'
import { focusFault } from '../parts/focusFault.ts'
import { tellError } from '../parts/toast.ts'
import { useSendFile } from '../useSendFile.ts'

/** Reads what is stored now. */
export type ReadAgain<Stored> = () => Promise<{ data: Stored | undefined; isSuccess: boolean }>

type Given<Stored, Typed, Field extends string> = {
  /** What is edited; null writes something new. */
  stored: Stored | null
  typedFrom: (stored: Stored | null) => Typed
  readAgain: ReadAgain<Stored>
  words: {
    saveFailed: string
    loadFailed: string
    refused: Readonly<Record<string, string | undefined>>
    faults: Readonly<Record<Field, string>>
  }
}

/**
 * What is typed of something that is saved as a whole: what is wrong with it, the files that go with it, and whether
 * somebody else saved it meanwhile. What was typed stays when a save is refused.
 */
export function useEditing<Stored, Typed, Field extends string>({
  stored,
  typedFrom,
  readAgain,
  words,
}: Given<Stored, Typed, Field>) {
  // What is stored is read anew whenever somebody saves: without this their words would be overwritten unseen (X3-EDGE-13).
  const [before, setBefore] = useState(stored)
  const [typed, setTyped] = useState(() => typedFrom(stored))
  const [isTouched, setTouched] = useState(false)
  const [faults, setFaults] = useState<readonly Field[]>([])
  const [contentError, setContentError] = useState<string | null>(null)
  const [newerTitle, setNewerTitle] = useState<string | null>(null)
  const { sendFile, isUploading } = useSendFile()

  const showFaults = (found: readonly Field[], content: string | null = null) => {
    setFaults(found)
    setContentError(content)
  }
  /** A change that waited for something is given as a function of what is typed by then. */
  const put = (change: Partial<Typed> | ((now: Typed) => Partial<Typed>)) => {
    setTyped((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }))
    setTouched(true)
    showFaults([])
  }
  return {
    ...{ before, typed, put, isTouched, contentError, newerTitle, sendFile, isUploading },
    /** What a field says is wrong with it. */
    errorOf: (field: Field): string | null => (faults.includes(field) ? words.faults[field] : null),
    /** Shows what is wrong and leads there; answers whether nothing is, and no file is still on its way. */
    isReady: (form: HTMLFormElement, found: readonly Field[], content: string | null = null): boolean => {
      showFaults(found, content)
      const isRight = found.length === 0 && content === null
      if (!isRight) focusFault(form)
      return isRight && !isUploading
    },
    /** Shows why a save was refused, at the field where that is known. */
    showRefusal: (error: unknown) => {
      const { code = '', data } = refusalOf(error) ?? {}
      const { fields, current } = (data ?? {}) as { fields?: Field[]; current?: { title: string } }
      const said = words.refused[code]
      showFaults(fields ?? [], code.startsWith('CONTENT_') ? (said ?? null) : null)
      if (current) setNewerTitle(current.title)
      tellError(words.saveFailed, said)
    },
    /** Begins anew with what somebody else saved. */
    takeOver: async () => {
      const { data, isSuccess } = await readAgain()
      if (!isSuccess || data === undefined) return tellError(words.loadFailed)
      setBefore(data)
      setTyped(typedFrom(data))
      setTouched(false)
      setNewerTitle(null)
    },
  }
}
