import { rumbleCode, rumbleIdOf, youtubeCode, youtubeIdOf } from '../base/embed/generated.ts'
import { livestreamFaultWords as words } from './formWords.ts'
import { sourceOf } from './livestreamForm.ts'

/**
 * The embed code of a recording as it is typed: generated of an address of YouTube or Rumble, or an embed code as it is,
 * which is judged like every other (LIVE-MORE-22). A fault is the sentence under the field.
 */
export function recordingCode(typed: string): { code: string } | { fault: string } {
  const text = typed.trim()
  const [youtube, rumble] = [youtubeIdOf(text), rumbleIdOf(text)]
  if (youtube) return { code: youtubeCode(youtube) }
  if (rumble) return { code: rumbleCode(rumble) }
  if (text === '' || text.includes('<')) return { code: text }
  return { fault: /rumble/i.test(text) ? words.rumbleWrong : words.youtubeWrong }
}

/** A stored recording as it is typed: the address of the video where one stands for it, else its embed code (LIVE-MORE-73). */
export function typedRecording(
  stored: { recordingCode: string | null; recordingAddress: string | null } | null,
): string {
  if (!stored) return ''
  const source = sourceOf({ embedCode: stored.recordingCode, address: stored.recordingAddress })
  return source.youtubeUrl || source.rumbleUrl || source.embedCode
}
