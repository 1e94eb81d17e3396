import { settingsListing } from '../base/settings.ts'
import type { Finding } from './finding.ts'

type Env = Record<string, string | undefined>

/** A shorter text would take half of every sentence away. */
const shortest = 4
const isSecretName = /KEY|SECRET|TOKEN|PASSWORD/

/** Every value of the settings that nobody else may read: keys, and the passwords in addresses. */
export function secretsOf(env: Env): string[] {
  const secrets = settingsListing().flatMap(({ name }) => {
    const value = env[name]?.trim()
    if (!value) return []
    return isSecretName.test(name) ? [value, ...value.split(/\s*,\s*/)] : passwordsIn(value)
  })
  // The longest first: one may stand in another.
  return [...new Set(secrets)].filter((one) => one.length >= shortest).toSorted((a, b) => b.length - a.length)
}

function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return []
  const { password, searchParams } = new URL(value)
  const asked = [...searchParams].filter(([name]) => isSecretName.test(name.toUpperCase())).map(([, given]) => given)
  return [password, ...asked].filter(Boolean).flatMap((one) => [one, decoded(one)])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The findings without any of these secrets, without what stands before the host of an address, and without the name of a mailbox (OPS-DOCTOR-04). */
export function withoutSecrets(findings: readonly Finding[], secrets: readonly string[]): Finding[] {
  const hidden = (text: string) =>
    secrets
      .reduce((left, secret) => left.replaceAll(secret, '•••'), text)
      .replace(/:\/\/[^\s/@]*@/g, '://')
      .replace(/[^\s<>"'(,;:/@]+@(?=[a-z0-9-]+\.)/gi, '…@')
  return findings.map(({ what, state, says, todo }) => ({
    what,
    state,
    says: hidden(says),
    todo: todo === null ? null : hidden(todo),
  }))
}
