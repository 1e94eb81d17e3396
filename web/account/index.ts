import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { UsernameField } from './UsernameField.tsx'
export { useUsernameCheck } from './useUsernameCheck.ts'

/** Of the profile page; its code comes when it is drawn. */
export const SecuritySettings = browserOnly(() => import('./SecuritySettings.tsx'), 'SecuritySettings')

export { RequiredSecondFactor } from './RequiredSecondFactor.tsx'
