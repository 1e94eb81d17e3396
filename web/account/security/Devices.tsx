import type { Security } from '@bewezen/domain/account/securityContract.ts'
import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { AskPassword } from './AskPassword.tsx'
import { Part } from './Part.tsx'
import { useSecurityChange } from './useSecurityChange.ts'

type Device = Security['devices'][number]

/** Where one is signed in, this device first; the others can be signed out, one by one or all at once (SEC-ACC-44). */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const [asks, setAsks] = useState<Device | 'others' | null>(null)
  const thisFirst = devices.toSorted((one, other) => Number(other.current) - Number(one.current))
  const close = () => setAsks(null)
  return (
    <Part title={securityWords.devices} text={securityWords.devicesText}>
      <ul className="rounded-l border border-line">
        {thisFirst.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setAsks(device)} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button look="line" onClick={() => setAsks('others')} className="justify-self-start">
          {securityWords.signOutOthers}
        </Button>
      )}
      {asks === 'others' && <SignOutOthers onClose={close} />}
      {asks && asks !== 'others' && <SignOutDevice device={asks} onClose={close} />}
    </Part>
  )
}

type RowProps = { device: Device; onSignOut: () => void }

function DeviceRow({ device: { name, lastSeenAt, current }, onSignOut }: RowProps) {
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
        <Button look="line" size="s" aria-label={securityWords.signOutOf(name)} onClick={onSignOut}>
          {securityWords.signOut}
        </Button>
      )}
    </li>
  )
}

type Ending = { onClose: () => void }

function SignOutDevice({ device: { id, name }, onClose }: Ending & { device: Device }) {
  const [error, setError] = useState<string | null>(null)
  const end = useSecurityChange(api.account.endSession, {
    onRefused: setError,
    onDone: () => {
      onClose()
      tellSuccess(securityWords.signedOut(name))
    },
  })
  return (
    <ResponsiveModal open width="s" onClose={onClose} title={securityWords.signOutQuestion(name)}>
      <AskPassword
        text={securityWords.signOutText}
        verb={securityWords.signOut}
        busy={end.isPending}
        error={error}
        onPassword={(password) => {
          setError(null)
          end.mutate({ id, password })
        }}
      />
    </ResponsiveModal>
  )
}

function SignOutOthers({ onClose }: Ending) {
  const [error, setError] = useState<string | null>(null)
  const end = useSecurityChange(api.account.endOtherSessions, {
    onRefused: setError,
    onDone: ({ ended }) => {
      onClose()
      tellSuccess(securityWords.signedOutOthers(ended))
    },
  })
  return (
    <ResponsiveModal open width="s" onClose={onClose} title={securityWords.signOutOthersQuestion}>
      <AskPassword
        text={securityWords.signOutOthersText}
        verb={securityWords.signOut}
        busy={end.isPending}
        error={error}
        onPassword={(password) => {
          setError(null)
          end.mutate({ password })
        }}
      />
    </ResponsiveModal>
  )
}
