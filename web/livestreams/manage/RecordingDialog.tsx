import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamRefused, livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import { recordingCode, typedRecording } from '@bewezen/domain/livestreams/recording.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { ChangedStrip } from '../../base/editing/ChangedStrip.tsx'
import { rowsChanged } from '../../base/editing/rowsChanged.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { faultsOf, saveError } from './saveError.ts'
import { streamsChanged } from './streamsChanged.ts'

/** The recording of a past stream: an address or an embed code, by the rules of the form; empty takes it away (LIVE-MORE-22, LIVE-MORE-64, LIVE-MORE-73). */
export function RecordingDialog({ stream, onClose }: { stream: Livestream; onClose: () => void }) {
  const { id, title } = stream
  // What somebody else stored meanwhile is refused, not overwritten: it is shown above what was typed.
  const form = useStoredForm({
    stored: stream,
    valuesFrom,
    faultsOf: ({ recording }) => ({ recording: faultOf(recording) }),
  })
  const version = versionOf(form.from)
  const save = useChange(api.livestreams.saveRecording, {
    onSuccess: () => {
      tellSuccess(words.recordingSaved, title)
      void streamsChanged()
      onClose()
    },
    onError: (error) => {
      const refusal = refusalOf(error) ?? { code: 'UNKNOWN' as const, data: undefined }
      const { recording } = faultsOf(refusal.data)
      form.refuse({ recording })
      const said = saveError(refusal, 'form')
      tellError(said.title, said.text)
      if (refusal.code === 'CHANGED') void streamsChanged()
    },
  })
  const newer = {
    isGone: false,
    changes: versionOf(stream) === version ? null : rowsChanged(rowsOf(form.from), rowsOf(stream)),
    takeOver: () => form.takeOver(stream),
    goOn: () => form.saved({}, stream),
  }
  const { value, error, onChange, onBlur, name } = form.field('recording')
  return (
    <FormDialog
      title={screenWords.recordingTitle}
      description={title}
      unsaved={form.isDirty}
      verb={words.save}
      busyText={words.saving}
      busy={save.isPending}
      onClose={onClose}
      onSend={(element) => {
        const values = form.check(element)
        if (values) save.mutate({ id, version, recording: values.recording })
        else tellError(livestreamRefused.FAULTY_FIELDS.title, livestreamRefused.FAULTY_FIELDS.text)
      }}
    >
      <ChangedStrip record={newer} />
      <TextArea
        label={words.recording}
        hint={`${words.recordingHint} ${screenWords.removeRecordingHint}`}
        placeholder={screenWords.recordingPlaceholder}
        rows={3}
        name={name}
        value={value}
        error={error ?? null}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FormDialog>
  )
}

const valuesFrom = ({ manage }: Livestream) => ({ recording: typedRecording(manage) })
const rowsOf = (stream: Livestream) => [[words.recording, valuesFrom(stream).recording]] as const
const versionOf = ({ manage }: Livestream): number => manage?.version ?? 0

const faultOf = (typed: string): string | null => {
  const read = recordingCode(typed)
  return 'fault' in read ? read.fault : null
}
