import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

// Apart from everything else: this code comes only when somebody uses a passkey.

/** Lets the device make a passkey; answers what the server must know, or null when nothing came of it. */
export const makePasskey = (options: string): Promise<string | null> =>
  answered(startRegistration({ optionsJSON: JSON.parse(options) as never }))

/** Lets the device sign with one of its passkeys; answers the signature, or null when nothing came of it. */
export const signWithPasskey = (options: string): Promise<string | null> =>
  answered(startAuthentication({ optionsJSON: JSON.parse(options) as never }))

/** Whoever closes the device's own window has changed their mind: that is no fault. */
const answered = (asked: Promise<object>): Promise<string | null> =>
  asked.then(
    (response) => JSON.stringify(response),
    () => null,
  )
