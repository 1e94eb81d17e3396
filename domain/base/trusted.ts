/**
 * The names under which a page lets text through to where a browser would run or parse it (Trusted Types, SEC-ACC-22):
 * formatted text that the server cleaned, the address of the service worker, what the editor's clipboard pastes into a
 * document of its own, and `default`, which the browser asks about text of libraries that know no policies.
 */
export const trustedPolicies = ['cleaned-text', 'service-worker', 'ProseMirrorClipboard', 'default'] as const

export type TrustedPolicy = (typeof trustedPolicies)[number]
