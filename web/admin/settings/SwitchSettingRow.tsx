import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import type { SwitchSetting } from '@bewezen/domain/access/siteSettings.ts'
import {
  shopPaymentOffWords as offWords,
  switchSettingRefused,
  switchSettingWords,
} from '@bewezen/domain/admin/settingWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useAdminChange } from '../useAdminChange.ts'

type Props = { name: SwitchSetting; settings: PublicSettings }

/**
 * One choice of the site, saved as soon as it is switched; what cannot be switched on yet says why. Where another choice
 * goes off with it, that is asked first (ADM-PANEL-14, SHOP-ORDER-01, SHOP-ORDER-03, SHOP-ORDER-51).
 */
export function SwitchSettingRow({ name, settings }: Props) {
  const cache = useQueries()
  const [asksOff, setAsksOff] = useState(false)
  const change = useAdminChange(api.access.switchSetting, {
    said: () => adminWords.saved,
    onDone: (settings: PublicSettings) => cache.setQueryData(api.access.settings.queryKey({ input: {} }), settings),
    onRefused: ({ code }) => {
      const reason = refused[code]
      if (reason) tellError(reason.title, reason.text)
      return reason !== undefined
    },
  })
  const setting = useToggle({
    key: `setting ${name}`,
    stored: settings[name],
    call: (on) => change.mutateAsync({ name, on }),
  })
  const put = (on: boolean) => {
    if (!on && takesAlong(name, settings)) setAsksOff(true)
    else void setting.want(on)
  }
  return (
    <>
      <Switch {...switchSettingWords[name]} checked={setting.shown} onChange={put} />
      <ConfirmDialog
        open={asksOff}
        onClose={() => setAsksOff(false)}
        question={offWords.question}
        text={offWords.text}
        verb={offWords.confirm}
        onConfirm={() => {
          setAsksOff(false)
          void setting.want(false)
        }}
      />
    </>
  )
}

const refused: Readonly<Record<string, Notice | undefined>> = switchSettingRefused

/** Whether another choice that is on goes off with this one. */
const takesAlong = (name: SwitchSetting, settings: PublicSettings): boolean =>
  name === 'shopPayment' && settings.paidDownloadsAfterOrder
