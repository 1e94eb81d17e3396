import { newId } from '@bewezen/domain/base/newId.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Community } from '@bewezen/domain/community/contract.ts'
import { maxMessageLength } from '@bewezen/domain/community/messageText.ts'
import { postRefused } from '@bewezen/domain/community/words.ts'
import type { OwnExperiment } from '@bewezen/domain/experiments/contract.ts'
import { startWords as words } from '@bewezen/domain/experiments/startWords.ts'
import { experimentWords } from '@bewezen/domain/experiments/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useForm } from '../base/editing/useForm.ts'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { sharePlaces } from './sharePlaces.ts'
import { messageFault } from './startForm.ts'

type Props = { experiment: OwnExperiment; communities: Community[]; onClose: () => void }

/** Shows an experiment in a channel of a community that one joined, with a message (COM-N1-07, COM-N1-10, COM-N1-20). */
export function ShareDialog({ experiment, communities, onClose }: Props) {
  const first = words.shareText(experimentWords.title(experiment))
  const [start] = useState(() => ({ id: newId(), channelId: '', content: first }))
  const form = useForm({ start, faultsOf })
  const places = sharePlaces(communities)
  const { channelId, content } = form.values
  // Another message has another id: only the same one may be sent twice.
  const tell = (part: { channelId?: string; content?: string }) => form.put({ ...part, id: newId() })
  const post = useChange(api.community.post, {
    onSuccess: () => {
      void queries().invalidateQueries({ queryKey: api.experiments.mine.key() })
      tellSuccess(words.shared)
      onClose()
    },
    onError: (error) => tellError(words.shareFailed, refusalNotice(refusalOf(error)?.code ?? '', postRefused).text),
  })
  const submit = (element: HTMLFormElement) => {
    const sent = form.check(element)
    if (sent) post.mutate({ ...sent, parentId: null, uploadId: null, experimentId: experiment.id })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.shareTitle}
      description={words.privacy}
      unsaved={content !== first}
      verb={words.shareSubmit}
      busyText={words.sharing}
      busy={post.isPending}
      onSend={submit}
    >
      <Select
        label={words.channel}
        placeholder={words.chooseChannel}
        hint={places.length === 0 ? words.nowhere : undefined}
        options={places}
        value={channelId}
        onChange={({ currentTarget }) => tell({ channelId: currentTarget.value })}
        error={form.errors.channelId}
        required
      />
      <TextArea
        label={words.shareMessage}
        rows={3}
        atMost={maxMessageLength}
        lengthOf={visibleLength}
        value={content}
        onChange={({ currentTarget }) => tell({ content: currentTarget.value })}
        error={form.errors.content}
        required
      />
    </FormDialog>
  )
}

const faultsOf = ({ channelId, content }: { channelId: string; content: string }) => ({
  channelId: channelId === '' ? words.noChannel : null,
  content: messageFault(content).message,
})
