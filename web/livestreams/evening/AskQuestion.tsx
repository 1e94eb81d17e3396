import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { eveningRefused, eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { useEffect } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { fitting } from '../../base/editing/keptTyped.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { useKeptTyped } from '../../base/editing/useKeptTyped.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { questionFault } from './questionFault.ts'
import { questionOf } from './typedQuestion.ts'

const blank = { text: '' }
type Props = { livestreamId: string; mayAsk: boolean }

/**
 * Where a question to the host is typed; it stays when it could not be asked, when the stream ends and when the evening
 * closes meanwhile (LIVE-MORE-11, LIVE-MORE-66).
 */
export function AskQuestion({ livestreamId, mayAsk }: Props) {
  const { kept, attempt, keep } = useKeptTyped(questionOf(livestreamId))
  const form = useForm({
    start: blank,
    begun: fitting(kept?.typed ?? {}, blank),
    faultsOf: ({ text }) => ({ text: questionFault(text) }),
  })
  const { text } = form.values
  useEffect(() => keep(text === '' ? {} : { text }), [keep, text])
  const ask = useChange(api.livestreams.ask, {
    onSuccess: (_, { text: asked }) => {
      attempt.done()
      // What was typed on meanwhile is the next question.
      form.goOn((typed) => (typed.text === asked ? {} : typed))
      void queries().invalidateQueries({ queryKey: api.livestreams.questions.key() })
    },
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      const said = refusalNotice(code, eveningRefused)
      tellError(code in eveningRefused ? said.title : screenWords.askFailed, said.text)
    },
  })
  if (!mayAsk && text === '') return null
  const { onBlur: _, ...field } = form.field('text')
  return (
    <form
      noValidate
      className="flex w-full items-start gap-2.5 lg:w-[480px]"
      onSubmit={(event) => {
        event.preventDefault()
        if (ask.isPending) return
        const values = form.check(event.currentTarget)
        if (!values) return
        const id = attempt.idFor(values)
        // Whether or not the answer comes back before this goes.
        keep(values)
        ask.mutate({ id, livestreamId, text: values.text })
      }}
    >
      <TextField
        label={words.askLabel}
        placeholder={screenWords.askPlaceholder}
        className="min-w-0 flex-1"
        {...field}
      />
      <Button type="submit" look="line" busy={ask.isPending} className="mt-[27px]">
        {words.ask}
      </Button>
    </form>
  )
}
