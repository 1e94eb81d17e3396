import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import { authMessage } from './authMessage.ts'
import { FormNotice } from './FormNotice.tsx'

type Props = { error?: string; error_code?: string; error_description?: string; melding?: string }

/** What the address itself has to say, above the form (SH-ROUTE-20, SH-EDGE-15). */
export function AddressMessage(query: Props) {
  const message = authMessage(query)
  if (!message) return null
  return (
    <FormNotice kind={message.kind} title={message.kind === 'error' ? verifyWords.failed : undefined}>
      {message.text}
    </FormNotice>
  )
}
