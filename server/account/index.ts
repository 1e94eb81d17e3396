import type { House } from '../base/house.ts'
import { appeals, decideAppeal } from './appeals.ts'
import { forgetOldAttempts } from './attempts.ts'
import type { Auth } from './auth.ts'
import { provideBlockMails } from './blockMails.ts'
import { appeal, openAppeal } from './blocks.ts'
import { changePassword } from './changePassword.ts'
import { confirm } from './confirm.ts'
import { changeEmail } from './emailChanges.ts'
import { endOtherSessions, endSession } from './endSession.ts'
import { becomeFirstAdmin } from './firstAdmin.ts'
import { provideMails } from './mails.ts'
import { openReset } from './openReset.ts'
import { askPasskey, removePasskey, savePasskey, signInWithPasskey, startPasskey } from './passkeys.ts'
import { register } from './register.ts'
import { resendConfirmation } from './resendConfirmation.ts'
import { confirmSecondFactor, newRecoveryCodes, startSecondFactor, stopSecondFactor } from './secondFactor.ts'
import { security } from './security.ts'
import { setBlocked } from './setBlocked.ts'
import { suggestUsername } from './suggestUsername.ts'
import { usernameAvailable } from './usernameAvailable.ts'
import { viewer } from './viewer.ts'

export { accountPersonal } from './personal.ts'

declare module '../base/house.ts' {
  interface House {
    /** Sign-in, sessions and passwords. */
    auth: Auth
    /** Signing in again: refuses unless this is the person's password now. Never inside a transaction: it takes long. */
    provePassword(personId: string, password: string): Promise<void>
  }
}

export { countAttempt, countUpload } from './attempts.ts'
export { openAuth } from './auth.ts'
export { sealedSecondFactors } from './authSecrets.ts'
export { exchangeEarlierCookie } from './earlierCookie.ts'
export { accountDecisions } from './facts.ts'
export { tellFirstAdmin } from './firstAdmin.ts'
export { savePerson } from './people.ts'
export { provePassword } from './provePassword.ts'
export { askRemoval, callBackRemoval, dueRemovals, eraseAccount, holdDueRemoval, removeAtOnce } from './removal.ts'
export { removeLostFactor } from './removeLostFactor.ts'
export { endReplacedSessions } from './replacedSession.ts'
export { sessionTokenReader } from './sessionToken.ts'
export { SessionUse } from './sessionUse.ts'
export { serveSignIn } from './signIn.ts'
export { logSignIns } from './signInLog.ts'
export { appealsWaiting } from './waiting.ts'

/** The operations of this room. */
export const accountOperations = {
  usernameAvailable,
  suggestUsername,
  register,
  resendConfirmation,
  confirm,
  openReset,
  becomeFirstAdmin,
  viewer,
  setBlocked,
  openAppeal,
  appeal,
  appeals,
  decideAppeal,
  changeEmail,
  security,
  endSession,
  endOtherSessions,
  changePassword,
  startSecondFactor,
  confirmSecondFactor,
  newRecoveryCodes,
  stopSecondFactor,
  startPasskey,
  savePasskey,
  removePasskey,
  askPasskey,
  signInWithPasskey,
}

export function furnishAccount(house: House): void {
  provideMails(house)
  provideBlockMails(house)
  house.jobs.on('account.forgetAttempts', () => house.transaction(forgetOldAttempts), { cron: '13 * * * *' })
}
