import type { Preferences } from '@bewezen/domain/inbox/contract.ts'
import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { mayShowOnDesktop } from '../desktop.ts'
import { hasLiveNotices, setLiveNotices } from '../liveNotices.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { SoundChoice } from './SoundChoice.tsx'

type Props = {
  chosen: { preferences: Preferences; pushKey: string; pushHere: boolean }
  save: (changed: Partial<Preferences>) => void
}

/** The switches of how one hears: live, sound, desktop, while the site is closed, by mail (SH-NOTIF-11, SH-NOTIF-24). */
export function HowToHear({ chosen: { preferences, ...push }, save }: Props) {
  const setDesktop = async (desktopEnabled: boolean) => {
    if (desktopEnabled && !(await mayShowOnDesktop())) {
      save({ desktopEnabled: false })
      return tellError(settingsWords.blocked)
    }
    save({ desktopEnabled })
  }
  return (
    <>
      <LiveSwitch />
      <Switch
        label={settingsWords.sound}
        hint={settingsWords.soundHint}
        checked={preferences.soundEnabled}
        onChange={(soundEnabled) => save({ soundEnabled })}
      />
      {preferences.soundEnabled && (
        <SoundChoice value={preferences.soundVariant} onChange={(soundVariant) => save({ soundVariant })} />
      )}
      <Switch
        label={settingsWords.desktop}
        hint={settingsWords.desktopHint}
        checked={preferences.desktopEnabled}
        onChange={(on) => void setDesktop(on)}
      />
      <PushSwitch {...push} />
      <Switch
        label={settingsWords.digest}
        hint={settingsWords.digestHint}
        checked={preferences.digestEnabled}
        onChange={(digestEnabled) => save({ digestEnabled })}
      />
    </>
  )
}

/** Of this browser alone: whether notifications come live here (SH-NOTIF-09..11, SH-LOCAL-06). */
function LiveSwitch() {
  const [on, setOn] = useState(() => hasLiveNotices())
  const change = (next: boolean) => {
    setLiveNotices(next)
    setOn(next)
    // Asked anew, what is shown is right from here on, live or every minute.
    void queries().invalidateQueries({ queryKey: api.inbox.key() })
  }
  return <Switch label={settingsWords.live} hint={settingsWords.liveHint} checked={on} onChange={change} />
}
