import { copyRefused } from '@bewezen/domain/base/copyWords.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { tellError, tellSuccess } from './toast.ts'

/** Puts a text on the clipboard and says so, or why not: a browser may refuse, and has no clipboard without https. */
export async function copyText(text: string, copied: string, refused: Notice = copyRefused): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    tellSuccess(copied)
  } catch {
    tellError(refused.title, refused.text)
  }
}
