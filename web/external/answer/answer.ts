import { hasLength } from '@bewezen/domain/base/typedText.ts'
import { maxReply, maxReplyMedia } from '@bewezen/domain/external/message.ts'

/** A picture that was sent to the site for an answer that is not sent yet. */
export type AnswerPicture = { id: string; address: string; thumbnail: string }

/** Whether this text can be sent (IN-EXT-21). */
export const isAnswer = (text: string): boolean => hasLength(text, 1, maxReply)

/** The pictures with one more, as long as they fit (IN-EXT-21). */
export const withPicture = (pictures: readonly AnswerPicture[], picture: AnswerPicture): readonly AnswerPicture[] =>
  pictures.length < maxReplyMedia ? [...pictures, picture] : pictures

/** How many files of those that were chosen still fit. */
export const roomFor = (pictures: readonly unknown[], chosen: number): number =>
  Math.max(0, Math.min(chosen, maxReplyMedia - pictures.length))
