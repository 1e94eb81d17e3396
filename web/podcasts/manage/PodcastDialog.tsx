import { uploadingWord } from '@bewezen/domain/base/uploadWords.ts'
import { podcastDialogWords as dialog } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastRefused, podcastManageWords as words } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { type ReactNode, useId } from 'react'
import { Meanwhile } from '../../base/editing/Meanwhile.tsx'
import type { EditedGiven } from '../../base/editing/useEdited.ts'
import { AskBeforeLeaving } from '../../base/parts/AskBeforeLeaving.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { BasicFields } from './BasicFields.tsx'
import { PlayerFields } from './PlayerFields.tsx'
import { RemovePodcast } from './RemovePodcast.tsx'
import { TextFields } from './TextFields.tsx'
import { usePodcastForm } from './usePodcastForm.ts'

type Props = EditedGiven<PodcastEdit> & { onClose: () => void; onRemoved: () => void }

/** What others did meanwhile (X3-EDGE-13). */
const meanwhile = {
  forbidden: { title: podcastRefused.FORBIDDEN },
  gone: { title: dialog.gone, text: dialog.goneText, verb: dialog.asNew },
}

/** Makes an episode or edits one, in three sections; what is typed is never lost by a refusal (POD-ADMIN-01, POD-ADMIN-15, POD-MORE-47, X3-EDGE-13). */
export function PodcastDialog({ stored, readAgain, onClose, onRemoved }: Props) {
  const form = usePodcastForm({ stored, readAgain, onDone: onClose })
  const { storedId, values } = form
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isDirty}
      width="l"
      title={form.isNew ? words.add : words.edit}
      description={dialog.required}
      verb={words.save}
      busyText={form.isUploading ? uploadingWord : words.saving}
      busy={form.isSaving || form.isUploading}
      onSend={form.send}
    >
      <Meanwhile of={form.meanwhile} words={meanwhile} />
      {storedId && (
        <div className="flex flex-wrap gap-2">
          <LinkButton to={podcastPath(storedId)} look="line" preload={false} onClick={onClose}>
            {dialog.see}
          </LinkButton>
          <RemovePodcast id={storedId} title={values.title} inFull onRemoved={onRemoved} />
        </div>
      )}
      <Section title={dialog.basics}>
        <BasicFields form={form} />
      </Section>
      <Section title={dialog.player}>
        <PlayerFields form={form} />
      </Section>
      <Section title={dialog.texts}>
        <TextFields form={form} />
      </Section>
      <AskBeforeLeaving when={form.isDirty} />
    </FormDialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4 border-t border-line pt-5">
      <h3 id={heading} className="heading text-fs-21">
        {title}
      </h3>
      {children}
    </section>
  )
}
