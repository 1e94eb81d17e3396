import { maxReplyMedia } from '@bewezen/domain/external/message.ts'
import { answerWords } from '@bewezen/domain/external/screenWords.ts'
import { externalNotices } from '@bewezen/domain/external/words.ts'
import { useState, useSyncExternalStore } from 'react'
import { api } from '../../base/api/api.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { tellError } from '../../base/parts/toast.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { useSendFile } from '../../base/useSendFile.ts'
import { onDraft } from '../../talk/index.ts'
import { saidOfAnswer } from '../threads/useRetry.ts'
import { useExternalChange } from '../useExternalChange.ts'
import { type AnswerPicture, isAnswer, roomFor, withPicture } from './answer.ts'
import { dropAnswer, picturesIn, putPictures, typedIn, typeIn } from './drafts.ts'

/**
 * What an admin is about to answer in a conversation, in the thread and on a card alike: its text is kept as a draft,
 * with its pictures as long as the page lives, and one id per content makes the server send a repeated attempt once
 * (IN-EXT-08, IN-EXT-21, IN-EXT-92, IN-REPLY-18).
 */
export function useAnswer(threadId: string, onSent?: (isUnderWay: boolean) => void) {
  const viewerId = useOwnAccount()?.id ?? ''
  const typed = () => typedIn(viewerId, threadId)
  const added = () => picturesIn(viewerId, threadId)
  const text = useSyncExternalStore(onDraft, typed, typed)
  const pictures = useSyncExternalStore(onDraft, added, added)
  const [isWrong, setWrong] = useState(false)
  const attempt = useAttemptId()
  const { sendFile, isUploading } = useSendFile()
  const clear = () => {
    dropAnswer(viewerId, threadId)
    attempt.done()
  }
  const reply = useExternalChange(api.external.reply, {
    said: saidOfAnswer,
    failed: externalNotices.replyFailed,
    // One that could not be delivered stands in the conversation, with its text and the way to try again.
    onDone: ({ status }, { content, media_urls = [] }) => {
      // A channel may take seconds: what was typed on or added meanwhile is of the next answer (IN-EXT-88).
      if (typed().trim() === content) typeIn(viewerId, threadId, '')
      putPictures(viewerId, threadId, (now) => now.filter(({ address }) => !media_urls.includes(address)))
      attempt.done()
      onSent?.(status !== 'failed')
    },
  })
  return {
    text,
    pictures,
    fault: isWrong && !isAnswer(text) ? answerWords.faults.text : null,
    isSending: reply.isPending,
    isUploading,
    isEmpty: text.trim() === '' && pictures.length === 0,
    write: (text: string) => {
      setWrong(false)
      typeIn(viewerId, threadId, text)
    },
    /** Takes the files that still fit; the others are told of. */
    async add(files: readonly File[]) {
      const room = roomFor(pictures, files.length)
      if (room < files.length) tellError(answerWords.most(maxReplyMedia))
      for (const file of files.slice(0, room)) {
        const sent = await sendFile('message-image', file)
        if (sent) putPictures(viewerId, threadId, (now) => withPicture(now, pictureOf(sent)))
      }
    },
    takeAway: (id: string) => putPictures(viewerId, threadId, (now) => now.filter((one) => one.id !== id)),
    clear,
    send() {
      setWrong(!isAnswer(text))
      if (!isAnswer(text) || reply.isPending || isUploading) return
      const content = text.trim()
      const media_urls = pictures.map(({ address }) => address)
      reply.mutate({ id: attempt.idFor([threadId, content, media_urls]), thread_id: threadId, content, media_urls })
    },
  }
}

const pictureOf = ({ id, addresses }: { id: string; addresses: Record<string, string> }): AnswerPicture => ({
  id,
  address: addresses.full ?? '',
  thumbnail: addresses.thumbnail ?? addresses.full ?? '',
})
