import { authErrorText } from '@bewezen/domain/account/authErrors.ts'

/** What a link from a mail carries: in the hash, where no server sees it, or as a code in the query (SH-VERIFY-02). */
export type Link = {
  token: string | null
  code: string | null
  /** The text of an error that the address names, by its known codes only. */
  error: string | null
}

/** Reads what an address carries. */
export function readLink(address: { hash: string; search: string }): Link {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''))
  const query = new URLSearchParams(address.search)
  return {
    token: hash.get('token') || null,
    code: query.get('code') || null,
    error: authErrorText(Object.fromEntries([...hash, ...query])),
  }
}

/** Reads the link of this page and takes it out of the address and the history at once (SH-VERIFY-20). */
export function takeLink(): Link {
  const link = readLink(window.location)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return link
}
