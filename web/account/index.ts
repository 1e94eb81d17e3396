import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { UsernameField } from './UsernameField.tsx'
export { useUsernameCheck } from './useUsernameCheck.ts'

/** Of the profile page; its code comes when it is drawn. */
export const SecuritySettings = browserOnly(() => import('./SecuritySettings.tsx'), 'SecuritySettings')

/** Around the medical panel of the profile page. */
export const OfferedSecondFactor = browserOnly(
  () => import('./security/OfferedSecondFactor.tsx'),
  'OfferedSecondFactor',
)

export { RequiredSecondFactor } from './RequiredSecondFactor.tsx'
