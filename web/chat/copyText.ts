import { chatWords } from '@bewezen/domain/community/words.ts'
import { tellSuccess } from '../base/parts/toast.ts'

/** Puts a text on the clipboard and says so; a browser that refuses leaves it where it was. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text).then(
    () => tellSuccess(chatWords.copied),
    () => {},
  )
}
