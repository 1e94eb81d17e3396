import { authErrorText } from '@bewezen/domain/account/authErrors.ts'
import { type SignInNote, signInNotes } from '@bewezen/domain/account/linkWords.ts'

type Query = { readonly [name: string]: string | undefined }

/** What the address itself has to say above the form: an error of a link, or a note; never a text it brings (SH-ROUTE-20, SH-EDGE-15). */
export function authMessage(query: Query): { kind: 'error' | 'success'; text: string } | null {
  const error = authErrorText(query)
  if (error) return { kind: 'error', text: error }
  const note = (Object.keys(signInNotes) as SignInNote[]).find((known) => known === query.melding)
  return note ? { kind: 'success', text: signInNotes[note] } : null
}
