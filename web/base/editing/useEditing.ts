import { useState } from 'react'
import { refusalOf } from '../api/refusal.ts'
import { tellError } from '../parts/toast.ts'
import { useSendFile } from '../useSendFile.ts'
import { faultsAt } from './filling.ts'
import { useStoredForm } from './useStoredForm.ts'

/** Reads what is stored now. */
export type ReadAgain<Stored> = () => Promise<{ data: Stored | undefined; isSuccess: boolean }>

type Given<Stored, Typed, Field extends string> = {
  /** The thing to edit; null makes a new one. */
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
 * The form state of something that is saved as a whole: what is typed and what is wrong with it, the files that go with it, and whether
 * somebody else saved it meanwhile: their words are never overwritten unseen (X3-EDGE-13).
 */
export function useEditing<Stored, Typed extends object, Field extends string>({
  stored,
  typedFrom,
  readAgain,
  words,
}: Given<Stored, Typed, Field>) {
  type Fault = Field | typeof asWhole
  const form = useStoredForm<Stored | null, Typed, Fault>({ stored, valuesFrom: typedFrom, together: true })
  const [newerTitle, setNewerTitle] = useState<string | null>(null)
  const { sendFile, isUploading } = useSendFile()
  const faultsOf = (fields: readonly Field[], content: string | null | undefined) => ({
    ...faultsAt<Fault>(fields, (field) => words.faults[field as Field]),
    [asWhole]: content,
  })
  return {
    before: form.from,
    typed: form.values,
    put: form.put,
    isTouched: form.isTouched,
    contentError: form.errors[asWhole],
    newerTitle,
    sendFile,
    isUploading,
    /** The error of a field. */
    errorOf: (field: Field): string | null => form.errors[field] ?? null,
    /** Shows what is wrong and leads there; answers whether nothing is, and no file is still on its way. */
    isReady: (element: HTMLFormElement, found: readonly Field[], content: string | null = null): boolean =>
      form.check(element, faultsOf(found, content)) !== null && !isUploading,
    /** Shows why a save was refused, at the field where that is known. */
    showRefusal: (error: unknown) => {
      const { code = '', data } = refusalOf(error) ?? {}
      const { fields = [], current } = (data ?? {}) as { fields?: Field[]; current?: { title: string } }
      const said = words.refused[code]
      form.refuse(faultsOf(fields, code.startsWith('CONTENT_') ? said : null))
      if (current) setNewerTitle(current.title)
      tellError(words.saveFailed, said)
    },
    /** Begins anew with what somebody else saved. */
    takeOver: async () => {
      const { data, isSuccess } = await readAgain()
      if (!isSuccess || data === undefined) return tellError(words.loadFailed)
      form.takeOver(data)
      setNewerTitle(null)
    },
  }
}

/** What is wrong with the content as a whole is said at its field, whatever that is called. */
const asWhole = 'the content as a whole'
