import { asSignInCode, type SignInCode } from '@bewezen/domain/account/signInCodes.ts'
import { client } from '../../base/api/client.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { signWithPasskey } from './passkey.ts'

/** Signs in with a passkey of this device; answers null when somebody is signed in, else why not. */
export async function signInByPasskey(): Promise<SignInCode | 'OFFLINE' | null> {
  try {
    const { options } = await client.account.askPasskey({})
    const response = await signWithPasskey(options)
    if (!response) return 'PASSKEY_FAILED'
    await client.account.signInWithPasskey({ response })
    return null
  } catch (error) {
    const code = refusalOf(error)?.code
    return code === 'OFFLINE' ? code : asSignInCode(code)
  }
}
