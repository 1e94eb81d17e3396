import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { isSetting, maxTesterMessage, type TextSetting } from '@bewezen/domain/access/siteSettings.ts'
import { companyAddressNeeded, textSettingWords } from '@bewezen/domain/admin/settingWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'

type Props = {
  name: TextSetting
  stored: string
  /** For a text that does not stand in the settings that everybody reads: asks for it again. */
  onSaved?: () => Promise<unknown>
}

/**
 * One text of the site with its own button. What is typed stays; when another admin saves the same setting meanwhile, the
 * form says so as soon as it is heard, and again when saving is refused (ADM-PANEL-14, ADM-PANEL-21, ADM-PANEL-22).
 */
export function TextSettingForm({ name, stored, onSaved }: Props) {
  const words = textSettingWords[name]
  const cache = useQueries()
  // What stood there when typing began; nothing while nothing was typed, so that news is simply shown.
  const [draft, setDraft] = useState<{ before: string; value: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = useAdminChange(api.access.saveSetting, {
    said: () => adminWords.saved,
    onDone: async (settings: PublicSettings) => {
      cache.setQueryData(api.access.settings.queryKey({ input: {} }), settings)
      await onSaved?.()
      setDraft(null)
    },
    onRefused: ({ code }) => {
      if (code === 'NO_COMPANY_ADDRESS') setError(companyAddressNeeded)
      return code === 'CHANGED' || code === 'NO_COMPANY_ADDRESS'
    },
  })
  const value = draft?.value ?? stored
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSetting(name, value.trim())) return setError(words.refused)
    save.mutate({ name, before: draft?.before ?? stored, value })
  }
  const field = {
    label: words.label,
    hint: words.hint,
    error,
    value,
    onChange: (event: { currentTarget: { value: string } }) => {
      setError(null)
      setDraft({ before: draft?.before ?? stored, value: event.currentTarget.value })
    },
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      {name === 'testerMessage' ? (
        <TextArea {...field} rows={3} atMost={maxTesterMessage} />
      ) : (
        <TextField {...field} type={name === 'launchDate' ? 'date' : name === 'contactEmail' ? 'email' : 'text'} />
      )}
      {draft && draft.before !== stored && !save.isPending && (
        <ChangedMeanwhile current={stored} onReload={() => setDraft(null)} />
      )}
      {draft && value.trim() !== stored && (
        <Button
          type="submit"
          size="s"
          busy={save.isPending}
          busyText={adminWords.saving}
          aria-label={`${words.label} ${adminWords.save.toLowerCase()}`}
          className="justify-self-start"
        >
          {adminWords.save}
        </Button>
      )}
    </form>
  )
}
