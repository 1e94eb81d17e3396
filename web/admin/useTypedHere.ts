import { type FormEvent, useState } from 'react'

const textTypes = new Set(['text', 'email', 'url', 'tel'])

/**
 * Remembers the fields of text in which somebody typed, for a place that may have to go away under their hands. Its
 * `onInput` stands on the place; what a dialog of it holds is heard there too. Passwords and searches are not remembered.
 */
export const useTypedHere = () => useState(remembered)[0]

function remembered() {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>()
  return {
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLTextAreaElement) fields.add(target)
      if (target instanceof HTMLInputElement && textTypes.has(target.type)) fields.add(target)
    },
    /** What stands in those that are still there, one below the other. */
    read: () => {
      const texts = [...fields].filter((field) => field.isConnected).map((field) => field.value.trim())
      return texts.filter(Boolean).join('\n\n')
    },
  }
}
