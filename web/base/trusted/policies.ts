import type { TrustedPolicy } from '@bewezen/domain/base/trusted.ts'

type Rules = {
  createHTML?: (html: string, type?: string, sink?: string) => string | null
  createScriptURL?: (url: string, type?: string, sink?: string) => string | null
}
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string }
type Browser = { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } }

/**
 * Makes the policy of a name, once in a page: pages refuse text where a browser would run or parse it unless a policy let
 * it through (SEC-ACC-22). A browser without Trusted Types, and the server, take the text as it is.
 */
export const policy = (name: TrustedPolicy, rules: Rules): Policy =>
  (globalThis as Browser).trustedTypes?.createPolicy(name, rules) ?? {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  }
