import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { AskPassword } from './AskPassword.tsx'
import { Part } from './Part.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'
import { useSecurityChange } from './useSecurityChange.ts'

/** The code from an app beside the password: setting it up, new recovery codes, taking it off. */
export function SecondFactor({ on, required }: { on: boolean; required: boolean }) {
  const [opened, setOpened] = useState<'setup' | 'codes' | 'off' | null>(null)
  const close = () => setOpened(null)
  return (
    <Part
      title={securityWords.factor}
      text={securityWords.factorText}
      badge={<Badge look={on ? 'moss' : 'neutral'}>{on ? securityWords.factorOn : securityWords.factorOff}</Badge>}
    >
      {required && <p className="text-fs-14 text-ink-3">{securityWords.factorRequired}</p>}
      <div className="flex flex-wrap gap-2.5">
        {!on && (
          <Button look="line" onClick={() => setOpened('setup')}>
            {securityWords.turnOn}
          </Button>
        )}
        {on && (
          <Button look="line" onClick={() => setOpened('codes')}>
            {securityWords.newCodes}
          </Button>
        )}
        {on && !required && (
          <Button look="danger" onClick={() => setOpened('off')}>
            {securityWords.turnOff}
          </Button>
        )}
      </div>
      {opened === 'setup' && (
        <ResponsiveModal open onClose={close} title={securityWords.turnOn}>
          <SecondFactorSetup onDone={close} />
        </ResponsiveModal>
      )}
      {opened === 'codes' && <NewCodes onClose={close} />}
      {opened === 'off' && <TurnOff onClose={close} />}
    </Part>
  )
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const renew = useSecurityChange(api.account.newRecoveryCodes, { onRefused: setError })
  return (
    <ResponsiveModal open onClose={onClose} title={securityWords.newCodes}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.codes} onDone={onClose} />
      ) : (
        <AskPassword
          text={securityWords.newCodesText}
          busy={renew.isPending}
          error={error}
          onPassword={(password) => renew.mutate({ password })}
        />
      )}
    </ResponsiveModal>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const stop = useSecurityChange(api.account.stopSecondFactor, {
    onRefused: setError,
    onDone: () => {
      tellSuccess(securityWords.turnedOff)
      onClose()
    },
  })
  return (
    <ResponsiveModal open width="s" onClose={onClose} title={securityWords.turnOff}>
      <AskPassword
        text={securityWords.turnOffText}
        verb={securityWords.turnOff}
        busy={stop.isPending}
        error={error}
        onPassword={(password) => stop.mutate({ password })}
      />
    </ResponsiveModal>
  )
}
