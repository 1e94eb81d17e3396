import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { maintenanceRefused, maintenanceWords, testerRefused, testerWords } from '@bewezen/domain/access/words.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { useEffect } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useRead } from '../base/api/useRead.ts'
import { useToggle } from '../base/api/useToggle.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

const settingsKey = () => api.access.settings.queryKey({ input: {} })

/** The settings that everyone may read, kept up to date by what happens live. */
export const useSettings = (enabled = true) => useRead(api.access.settings, {}, { enabled })

/** The two modes of the site and their switches; nothing for those who may not switch them (SH-MAINT-02, SH-TEST-02, SH-TEST-17). */
export function useModes(mayManage: boolean) {
  const { data: settings, isError } = useSettings(mayManage)
  useEffect(() => {
    if (isError) tellError(testerWords.fetchFailed)
  }, [isError])
  const maintenance = useSwitch('maintenance', settings?.maintenance.on, maintenanceWords, maintenanceRefused)
  const tester = useSwitch('testerMode', settings?.testerMode.on, testerWords, testerRefused)
  if (!mayManage || !settings) return undefined
  return {
    maintenance: maintenance.shown,
    tester: tester.shown,
    onMaintenance: (on: boolean) => void maintenance.want(on),
    onTester: (on: boolean) => void tester.want(on),
  }
}

type Said = { activated: Notice; deactivated: Notice }
type Refused = Readonly<Record<string, Notice | undefined>> & { failed: Notice }
const operations = { maintenance: api.access.setMaintenance, testerMode: api.access.setTesterMode }

/** Switches a mode and says what follows; until the answer is there the switch stands as it was put. */
function useSwitch(mode: keyof typeof operations, stored: boolean | undefined, said: Said, refused: Refused) {
  const cache = useQueries()
  const change = useChange(operations[mode])
  return useToggle({
    key: `mode ${mode}`,
    stored: stored ?? false,
    call: (on) => change.mutateAsync({ on }),
    onStored: (settings: PublicSettings, on) => {
      cache.setQueryData(settingsKey(), settings)
      const { title, text } = on ? said.activated : said.deactivated
      tellSuccess(title, text)
    },
    onRefused: (error) => {
      const { title, text } = refused[refusalOf(error)?.code ?? ''] ?? refused.failed
      tellError(title, text)
    },
  })
}
