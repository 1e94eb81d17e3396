import type { Security } from '@bewezen/domain/account/securityContract.ts'
import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { date } from '@bewezen/domain/base/dates.ts'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { AskPassword } from './AskPassword.tsx'
import { Part } from './Part.tsx'
import { useSecurityChange } from './useSecurityChange.ts'

type Passkey = Security['passkeys'][number]

/** The devices that sign in without a password: adding one asks for the password once, then the device takes over. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [opened, setOpened] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = useSecurityChange(api.account.savePasskey, {
    onDone: () => tellSuccess(securityWords.passkeyAdded),
  })
  const start = useSecurityChange(api.account.startPasskey, {
    onRefused: setError,
    onDone: async ({ options }) => {
      setOpened(false)
      const { makePasskey } = await import('./passkey.ts')
      const response = await makePasskey(options)
      if (response) save.mutate({ response })
      else tellError(securityWords.passkeys, securityWords.passkeyCancelled)
    },
  })
  const open = () => {
    setError(null)
    if ('PublicKeyCredential' in window) setOpened(true)
    else tellError(securityWords.passkeys, securityWords.passkeyUnsupported)
  }
  return (
    <Part title={securityWords.passkeys} text={securityWords.passkeysText}>
      {passkeys.length > 0 && (
        <ul className="rounded-l border border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Button look="line" busy={save.isPending} onClick={open} className="justify-self-start">
        {securityWords.addPasskey}
      </Button>
      {opened && (
        <ResponsiveModal open width="s" onClose={() => setOpened(false)} title={securityWords.addPasskey}>
          <AskPassword
            busy={start.isPending}
            error={error}
            onPassword={(password) => {
              setError(null)
              start.mutate({ password })
            }}
          />
        </ResponsiveModal>
      )}
    </Part>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  const [asks, setAsks] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = useSecurityChange(api.account.removePasskey, {
    onRefused: setError,
    onDone: () => {
      setAsks(false)
      tellSuccess(securityWords.passkeyRemoved)
    },
  })
  return (
    <li className="flex min-h-[60px] items-center gap-3.5 border-t border-line px-4 py-2.5 first:border-t-0">
      <KeyRound size={20} className="flex-none text-ink-2" aria-hidden="true" />
      <div className="grid min-w-0 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="text-fs-14 text-ink-3">{securityWords.passkeyMade(date(createdAt))}</span>
      </div>
      <Button
        look="line"
        size="s"
        aria-label={securityWords.removePasskeyOf(name)}
        onClick={() => {
          setError(null)
          setAsks(true)
        }}
      >
        {securityWords.remove}
      </Button>
      {asks && (
        <ResponsiveModal
          open
          width="s"
          onClose={() => setAsks(false)}
          title={securityWords.removePasskeyQuestion(name)}
        >
          <AskPassword
            text={securityWords.removePasskeyText}
            verb={securityWords.removePasskey}
            busy={remove.isPending}
            error={error}
            onPassword={(password) => {
              setError(null)
              remove.mutate({ id, password })
            }}
          />
        </ResponsiveModal>
      )}
    </li>
  )
}
