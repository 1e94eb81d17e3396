import { Verification } from './Verification.tsx'

/** `/auth/callback`, where other ways of signing in come back (SH-ROUTE-22). */
export const CallbackScreen = () => <Verification page="callback" />
