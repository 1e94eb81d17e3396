import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { maintenanceRefused, maintenanceWords, testerRefused, testerWords } from '@bewezen/domain/access/words.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useRead } from '../base/api/useRead.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

const settingsKey = () => api.access.settings.queryKey({ input: {} })

/** The settings that everyone may read, kept up to date by what happens live. */
export const useSettings = (enabled = true) => useRead(api.access.settings, {}, { enabled })

/** The two modes of the site and their switches; nothing for those who may not switch them (SH-MAINT-02, SH-TEST-02). */
export function useModes(mayManage: boolean) {
  const settings = useSettings(mayManage).data
  const setMaintenance = useSwitch(api.access.setMaintenance, maintenanceWords, maintenanceRefused)
  const setTester = useSwitch(api.access.setTesterMode, testerWords, testerRefused)
  if (!mayManage || !settings) return undefined
  return {
    maintenance: setMaintenance.wanted ?? settings.maintenance.on,
    tester: setTester.wanted ?? settings.testerMode.on,
    onMaintenance: setMaintenance.to,
    onTester: setTester.to,
  }
}

type Said = { activated: Notice; deactivated: Notice }
type Refused = Readonly<Record<string, Notice | undefined>> & { failed: Notice }
type Operation = typeof api.access.setMaintenance

/** Switches a mode and says what follows; until the answer is there the switch stands as it was put. */
function useSwitch(operation: Operation, said: Said, refused: Refused) {
  const cache = useQueries()
  const change = useChange(operation, {
    onSuccess: (settings: PublicSettings, { on }) => {
      cache.setQueryData(settingsKey(), settings)
      const { title, text } = on ? said.activated : said.deactivated
      tellSuccess(title, text)
    },
    onError: (error) => {
      const { title, text } = refused[refusalOf(error)?.code ?? ''] ?? refused.failed
      tellError(title, text)
    },
  })
  return {
    wanted: change.isPending ? change.variables.on : undefined,
    to: (on: boolean) => change.mutate({ on }),
  }
}
