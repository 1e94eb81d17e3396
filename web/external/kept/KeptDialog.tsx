import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { keptWords as words } from '@bewezen/domain/external/laterWords.ts'
import { keptScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { type SourceType, sourceTypes } from '@bewezen/domain/external/source.ts'
import { sourceLabels } from '@bewezen/domain/inbox/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { saveFile } from '../../base/saveFile.ts'
import { useExternalChange } from '../useExternalChange.ts'
import { KeptThreads } from './KeptThreads.tsx'
import { keptFile } from './keptFile.ts'

type Found = Awaited<ReturnType<typeof api.external.showKept.call>> & { of: { sourceType: SourceType; handle: string } }

/** All that is kept of a person outside, by channel and account: to read, to hand over and to erase (IN-EXT-35, IN-EXT-36). */
export function KeptDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ start: { sourceType: 'instagram', handle: '' } })
  const [found, setFound] = useState<Found | null>(null)
  const [asks, setAsks] = useState(false)
  const show = useExternalChange(api.external.showKept, {
    failed: words.showFailed,
    onDone: (kept, of) => setFound({ ...kept, of }),
  })
  const erase = useExternalChange(api.external.eraseHandle, {
    said: () => words.erased,
    failed: words.eraseFailed,
    onDone: () => {
      setAsks(false)
      setFound(null)
    },
  })
  const send = (element: HTMLFormElement) => {
    const isEmpty = cleanText(form.values.handle) === ''
    const typed = form.check(element, isEmpty ? { handle: keptScreenWords.handleFault } : {})
    if (typed && !isEmpty) show.mutate({ sourceType: typed.sourceType as SourceType, handle: cleanText(typed.handle) })
  }
  return (
    <FormDialog
      onClose={onClose}
      width="l"
      title={words.title}
      description={words.text}
      verb={words.show}
      busyText={keptScreenWords.showing}
      busy={show.isPending}
      onSend={send}
    >
      <div className="grid gap-4 sm:grid-cols-[180px_minmax(0,1fr)]">
        <Select
          label={keptScreenWords.channel}
          value={form.values.sourceType}
          onChange={({ currentTarget }) => form.set('sourceType', currentTarget.value)}
          options={sourceTypes.map((value) => ({ value, label: sourceLabels[value] ?? value }))}
        />
        <TextField label={words.handle} required autoComplete="off" {...form.field('handle')} />
      </div>
      {found && (
        <section aria-live="polite" aria-label={words.title} className="grid gap-3 border-t border-line pt-4">
          {found.threads.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-2.5">
                <p className="font-semibold">{words.found(found.threads.length, messagesIn(found))}</p>
                <span className="flex flex-wrap gap-2">
                  <Button look="line" size="s" onClick={() => download(found)}>
                    {keptScreenWords.download}
                  </Button>
                  <Button look="danger" size="s" onClick={() => setAsks(true)}>
                    {words.erase}
                  </Button>
                </span>
              </div>
              {found.hasMore && <p className="text-fs-14 text-ink-2">{words.hasMore}</p>}
              <KeptThreads of={found.threads} />
            </>
          )}
        </section>
      )}
      {asks && found && (
        <ConfirmDialog
          open
          question={words.eraseConfirm}
          text={keptScreenWords.eraseText(found.of.handle, {
            threads: found.threads.length - partsOf(found),
            parts: partsOf(found),
          })}
          verb={words.erase}
          busy={erase.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => erase.mutate(found.of)}
        />
      )}
    </FormDialog>
  )
}

const partsOf = ({ threads }: Found): number => threads.filter(({ isPart }) => isPart).length

const messagesIn = ({ threads }: Found): number => threads.reduce((sum, { messages }) => sum + messages.length, 0)

/** One file with all of it, for the person who asked. */
const download = (found: Found): void =>
  saveFile(new Blob([JSON.stringify(keptFile(found), null, 2)], { type: 'application/json' }), keptScreenWords.fileName)
