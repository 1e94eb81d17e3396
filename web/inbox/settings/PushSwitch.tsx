import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { canBeWoken, sleepHere, wakeHere } from '../pushHere.ts'

/** Whether this browser is woken while the site is closed, until its login ends. */
export function PushSwitch({ pushKey, pushHere }: { pushKey: string; pushHere: boolean }) {
  const [wish, setWish] = useState<boolean | null>(null)
  const able = canBeWoken()
  const change = async (on: boolean) => {
    setWish(on)
    try {
      if (!on) await sleepHere()
      else if ((await wakeHere(pushKey)) === 'blocked') tellError(settingsWords.blocked)
    } catch {
      tellError(settingsWords.saveFailed.title, settingsWords.saveFailed.text)
    }
    await queries().invalidateQueries({ queryKey: api.inbox.preferences.key() })
    setWish(null)
  }
  return (
    <Switch
      label={settingsWords.push}
      hint={able ? settingsWords.pushHint : settingsWords.pushImpossible}
      checked={wish ?? pushHere}
      disabled={!able || wish !== null}
      onChange={(on) => void change(on)}
    />
  )
}
