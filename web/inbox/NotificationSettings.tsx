import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import type { ReactNode } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { words } from '../base/parts/words.ts'
import { ChannelChoices } from './settings/ChannelChoices.tsx'
import { HowToHear } from './settings/HowToHear.tsx'
import { QuietHours } from './settings/QuietHours.tsx'
import { TypeChoices } from './settings/TypeChoices.tsx'
import { usePreferences } from './usePreferences.ts'

/** What one wants to hear, and how (SH-NOTIF-24). */
export function NotificationSettings() {
  const { chosen, isError, retry, save, choose } = usePreferences()
  return (
    <section aria-labelledby="meldingen" className="grid gap-6">
      <div>
        <h2 id="meldingen" className="heading text-fs-26">
          {settingsWords.title}
        </h2>
        <p className="mt-1 max-w-[60ch] text-fs-14 text-ink-2">{settingsWords.intro}</p>
      </div>
      {chosen ? (
        <>
          <Part title={settingsWords.how}>
            <HowToHear chosen={chosen} save={save} />
            <QuietHours quiet={chosen.preferences.quiet} save={save} />
          </Part>
          <Part title={settingsWords.what} hint={settingsWords.always}>
            <TypeChoices choices={chosen.choices} choose={choose} />
          </Part>
          <Part title={settingsWords.channels} hint={settingsWords.channelsHint}>
            <ChannelChoices choices={chosen.choices} choose={choose} />
          </Part>
          <Part title={settingsWords.seen}>
            <Switch
              label={settingsWords.presence}
              hint={settingsWords.presenceHint}
              checked={chosen.preferences.presenceShown}
              onChange={(presenceShown) => save({ presenceShown })}
            />
          </Part>
        </>
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{settingsWords.loadFailed}</p>
          <Button look="line" size="s" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <p role="status" className="min-h-[40rem] text-ink-3">
          {settingsWords.loading}
        </p>
      )}
    </section>
  )
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line pt-4">
    <legend className="float-left mb-1 w-full text-fs-18 font-semibold">{title}</legend>
    {hint && <p className="clear-both mb-2 text-fs-14 text-ink-2">{hint}</p>}
    <div className="clear-both grid gap-1">{children}</div>
  </fieldset>
)
