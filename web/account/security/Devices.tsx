import type { Security } from '@bewezen/domain/account/securityContract.ts'
import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { Part } from './Part.tsx'
import { useSecurityChange } from './useSecurityChange.ts'

type Device = Security['devices'][number]

/** Where one is signed in, this device first; the others can be signed out, one by one or all at once. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const [asks, setAsks] = useState(false)
  const endOthers = useSecurityChange(api.account.endOtherSessions, {
    onDone: ({ ended }) => tellSuccess(securityWords.signedOutOthers(ended)),
  })
  const thisFirst = devices.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <Part title={securityWords.devices} text={securityWords.devicesText}>
      <ul className="rounded-l border border-line">
        {thisFirst.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button look="line" busy={endOthers.isPending} onClick={() => setAsks(true)} className="justify-self-start">
          {securityWords.signOutOthers}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={securityWords.signOutOthersQuestion}
        text={securityWords.signOutOthersText}
        verb={securityWords.signOut}
        onConfirm={() => {
          setAsks(false)
          endOthers.mutate({})
        }}
      />
    </Part>
  )
}

function DeviceRow({ device: { id, name, lastSeenAt, current } }: { device: Device }) {
  const end = useSecurityChange(api.account.endSession, { onDone: () => tellSuccess(securityWords.signedOut(name)) })
  const Icon = /iPhone|Android|iPad/.test(name) ? Smartphone : Monitor
  return (
    <li className="flex min-h-[60px] items-center gap-3.5 border-t border-line px-4 py-2.5 first:border-t-0">
      <Icon size={20} className="flex-none text-ink-2" aria-hidden="true" />
      <div className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {current && <Badge look="moss">{securityWords.thisDevice}</Badge>}
        </span>
        {!current && <span className="text-fs-14 text-ink-3">{securityWords.lastSeen(shortDayTime(lastSeenAt))}</span>}
      </div>
      {!current && (
        <Button
          look="line"
          size="s"
          busy={end.isPending}
          aria-label={securityWords.signOutOf(name)}
          onClick={() => end.mutate({ id })}
        >
          {securityWords.signOut}
        </Button>
      )}
    </li>
  )
}
