import { Verification } from './Verification.tsx'

/** `/auth/confirm`, where the link of a confirmation mail leads (SH-ROUTE-21). */
export const ConfirmScreen = () => <Verification page="confirm" />
