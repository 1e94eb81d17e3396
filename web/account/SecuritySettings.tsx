import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Loaded } from '../base/parts/Loaded.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { Devices } from './security/Devices.tsx'
import { Passkeys } from './security/Passkeys.tsx'
import { Password } from './security/Password.tsx'
import { SecondFactor } from './security/SecondFactor.tsx'

/** Devices, passkeys, the second factor and the password of one's own account (SH-PROF-04). */
export function SecuritySettings() {
  const read = useRead(api.account.security, {})
  return (
    <Loaded read={read} failed={securityWords.loadFailed} waiting={<Skeleton className="h-80 w-full" />}>
      {({ secondFactor, passkeys, devices }) => (
        <div className="grid gap-8">
          <Password />
          <SecondFactor {...secondFactor} />
          <Passkeys passkeys={passkeys} />
          <Devices devices={devices} />
        </div>
      )}
    </Loaded>
  )
}
