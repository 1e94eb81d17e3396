import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import { mayAskResend } from '@bewezen/domain/account/resend.ts'
import { cleanEmail, isEmail } from '@bewezen/domain/base/email.ts'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { keepResend, keptResends } from './keptResends.ts'
import type { KeptStorage } from './registrationStorage.ts'
import { sentenceOf } from './sentence.ts'

type Deps = { ask: Ask; storage: KeptStorage; now: Date }

/**
 * Asks for the confirmation mail once more. Answers whether it went, with the sentence to show: the browser's own count
 * saves a call, the server's is the one that holds (SH-VERIFY-11..17, SH-LOCAL-03).
 */
export async function resendConfirmation(email: string | null, { ask, storage, now }: Deps) {
  if (!email || !isEmail(email)) return { sent: false, sentence: verifyWords.noAddress }
  if (!mayAskResend(keptResends(storage), now)) return { sent: false, sentence: verifyWords.tooMany }
  try {
    await ask('account.resendConfirmation', { email: cleanEmail(email) })
  } catch (error) {
    return { sent: false, sentence: sentenceOf(refusalOf(error)?.code, verifyWords.unknown) }
  }
  keepResend(storage, now)
  return { sent: true, sentence: verifyWords.resent }
}
