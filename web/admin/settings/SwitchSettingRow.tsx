import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import type { SwitchSetting } from '@bewezen/domain/access/siteSettings.ts'
import { switchSettingWords } from '@bewezen/domain/admin/settingWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** One choice of the site, saved as soon as it is switched (ADM-PANEL-14). */
export function SwitchSettingRow({ name, on }: { name: SwitchSetting; on: boolean }) {
  const cache = useQueries()
  const change = useAdminChange(api.access.switchSetting, {
    said: () => adminWords.saved,
    onDone: (settings: PublicSettings) => cache.setQueryData(api.access.settings.queryKey({ input: {} }), settings),
  })
  const setting = useToggle({ key: `setting ${name}`, stored: on, call: (on) => change.mutateAsync({ name, on }) })
  return <Switch {...switchSettingWords[name]} checked={setting.shown} onChange={(next) => void setting.want(next)} />
}
