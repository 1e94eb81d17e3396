import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { eveningRefused, eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { questionFault } from './questionFault.ts'

/** Where a question to the host is typed; it stays when it could not be asked (LIVE-MORE-11). */
export function AskQuestion({ livestreamId }: { livestreamId: string }) {
  const attempt = useAttemptId()
  const form = useForm({ start: { text: '' }, faultsOf: ({ text }) => ({ text: questionFault(text) }) })
  const ask = useChange(api.livestreams.ask, {
    onSuccess: () => {
      form.goOn(() => ({}))
      void queries().invalidateQueries({ queryKey: api.livestreams.questions.key() })
    },
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      const said = refusalNotice(code, eveningRefused)
      tellError(code in eveningRefused ? said.title : screenWords.askFailed, said.text)
    },
  })
  const { onBlur: _, ...field } = form.field('text')
  return (
    <form
      noValidate
      className="flex w-full flex-wrap items-start gap-2.5 lg:w-[480px] lg:flex-nowrap"
      onSubmit={(event) => {
        event.preventDefault()
        if (ask.isPending) return
        const values = form.check(event.currentTarget)
        if (values) ask.mutate({ id: attempt.idFor(values), livestreamId, text: values.text })
      }}
    >
      <TextField
        label={words.askLabel}
        placeholder={screenWords.askPlaceholder}
        className="min-w-0 flex-1"
        {...field}
      />
      <Button type="submit" look="line" busy={ask.isPending} className="lg:mt-[27px]">
        {words.ask}
      </Button>
    </form>
  )
}
