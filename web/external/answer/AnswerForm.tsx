import { threadWords as words } from '@bewezen/domain/external/laterWords.ts'
import { maxReply } from '@bewezen/domain/external/message.ts'
import { answerWords } from '@bewezen/domain/external/screenWords.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { AnswerPictures } from './AnswerPictures.tsx'
import { CannedMenu } from './CannedMenu.tsx'
import { useAnswer } from './useAnswer.ts'

type Props = {
  threadId: string
  name: string
  /** Hears whether it is sent or still tried, and not failed. */
  onSent?: (isUnderWay: boolean) => void
  /** The focus goes into the field when it comes. */
  takesFocus?: boolean
  /** Another button, such as one that closes the form; gets what is typed. */
  beside?: (answer: ReturnType<typeof useAnswer>) => ReactNode
}

/** Writes an answer: its text, up to four pictures, and words that are kept for it (IN-EXT-08, IN-EXT-21, IN-EXT-30). */
export function AnswerForm({ threadId, name, onSent, takesFocus, beside }: Props) {
  const answer = useAnswer(threadId, onSent)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus()
  }, [takesFocus])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        answer.send()
      }}
      className="grid gap-2.5"
    >
      <TextArea
        label={words.replyTo(name)}
        rows={3}
        required
        atMost={maxReply}
        error={answer.fault}
        value={answer.text}
        onChange={({ currentTarget }) => answer.write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) answer.send()
        }}
      />
      <AnswerPictures of={answer.pictures} onTakeAway={answer.takeAway} />
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFile
          purpose="message-image"
          label={answerWords.pictures}
          multiple
          look="line"
          size="s"
          icon={<Paperclip size={16} />}
          busy={answer.isUploading}
          onPick={(_, files) => void answer.add(files)}
        >
          {words.attach}
        </ChooseFile>
        <CannedMenu text={answer.text} onWrite={answer.write} />
        <span className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          {beside?.(answer)}
          <Button
            type="submit"
            icon={<Send size={17} />}
            busy={answer.isSending}
            busyText={words.sending}
            disabled={answer.isUploading}
          >
            {words.send}
          </Button>
        </span>
      </div>
    </form>
  )
}
