import type { SignInNote } from '@bewezen/domain/account/linkWords.ts'

/** What /auth shows: the login unless its address asks for another view (SH-ROUTE-18, SH-ROUTE-19). */
export type AuthView = 'signIn' | 'register' | 'forgot'
type Query = { readonly [name: string]: string | undefined }

const modes: Record<AuthView, string | undefined> = { signIn: undefined, register: 'register', forgot: 'forgot' }
export const authView = ({ mode }: Query): AuthView =>
  mode === modes.register ? 'register' : mode === modes.forgot ? 'forgot' : 'signIn'

/** The address of a view; the page somebody was sent from goes along, messages do not. */
export function authAddress(view: AuthView, { next }: Query = {}): string {
  const query = new URLSearchParams()
  const mode = modes[view]
  if (mode) query.set('mode', mode)
  if (next) query.set('next', next)
  return query.size > 0 ? `/auth?${query}` : '/auth'
}

/** The address of the login that says why somebody was led there, and where they go from there. */
export const authAddressWith = (note: SignInNote, next?: string): string =>
  `/auth?${new URLSearchParams({ melding: note, ...(next ? { next } : {}) })}`

/** Whether the address has something to say above the form; what it is, is in authMessage.ts. */
export const hasMessage = (query: Query): boolean =>
  ['error', 'error_code', 'error_description', 'melding'].some((name) => query[name] !== undefined)
