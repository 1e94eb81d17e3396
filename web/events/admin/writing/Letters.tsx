import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { maxThanks, thanksFault } from '@bewezen/domain/events/writing.ts'
import { writingWords as words } from '@bewezen/domain/events/writingWords.ts'
import { api } from '../../../base/api/api.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { useForm } from '../../../base/editing/useForm.ts'
import { WaitingDialog } from '../../../base/editing/WaitingDialog.tsx'
import { Checkbox } from '../../../base/parts/Checkbox.tsx'
import { FormDialog } from '../../../base/parts/FormDialog.tsx'
import { TextArea } from '../../../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { words as partWords } from '../../../base/parts/words.ts'
import { faultsOf } from '../../form/saveError.ts'
import { useDeskChange } from '../participants/useDeskChange.ts'

type Set = { reminds: boolean; thanks: boolean; thanksText: string }

/** What an event sends by itself: the reminder of the day before and the thank-you of the day after (EV-MORE-66..68). */
export function Letters({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const read = useRead(api.events.letters, { eventId }, { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false })
  if (read.data && !(read.isFetching && !read.isFetchedAfterMount))
    return <LettersForm eventId={eventId} stored={read.data} onClose={onClose} />
  return <WaitingDialog title={words.letters} read={read} onClose={onClose} failed={words.lettersFailed} />
}

function LettersForm({ eventId, stored, onClose }: { eventId: string; stored: Set; onClose: () => void }) {
  const form = useForm<Set>({ start: stored, faultsOf: ({ thanksText }) => ({ thanksText: thanksFault(thanksText) }) })
  const { values, errors, set } = form
  const save = useDeskChange(api.events.saveLetters, {
    onDone: () => {
      tellSuccess(words.saved)
      onClose()
    },
    onRefused: (code) => tellError(words.notSaved, code === 'OFFLINE' ? partWords.offline : words.failedText),
  })
  const submit = (element: HTMLFormElement) => {
    const checked = form.check(element)
    if (checked)
      save.mutate({ eventId, ...checked }, { onError: (error) => form.refuse(faultsOf(refusalOf(error)?.data)) })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.letters}
      description={words.lettersText}
      unsaved={Object.keys(form.typed).length > 0 && !save.isPending}
      verb={words.save}
      busyText={words.saving}
      busy={save.isPending}
      onSend={submit}
    >
      <Checkbox
        label={words.reminds}
        checked={values.reminds}
        onChange={(change) => set('reminds', change.currentTarget.checked)}
      />
      <Checkbox
        label={words.thanks}
        checked={values.thanks}
        onChange={(change) => set('thanks', change.currentTarget.checked)}
      />
      {values.thanks && (
        <TextArea
          label={words.thanksText}
          hint={words.thanksHint}
          optional
          name="thanksText"
          rows={5}
          atMost={maxThanks}
          lengthOf={visibleLength}
          value={values.thanksText}
          error={errors.thanksText}
          onChange={(change) => set('thanksText', change.currentTarget.value)}
        />
      )}
    </FormDialog>
  )
}
