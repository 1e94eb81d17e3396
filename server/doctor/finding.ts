/** How a part of the site is: `todo` says what to do about a warning or a fault, and is null else. */
export type Finding = { what: string; state: State; says: string; todo: string | null }
export type State = 'good' | 'warning' | 'wrong' | 'not used'

export const good = (what: string, says: string): Finding => ({ what, state: 'good', says, todo: null })
export const notUsed = (what: string, says: string): Finding => ({ what, state: 'not used', says, todo: null })
export const warning = (what: string, says: string, todo: string): Finding => ({ what, state: 'warning', says, todo })
export const wrong = (what: string, says: string, todo: string): Finding => ({ what, state: 'wrong', says, todo })

/** How many of each there are, in the order in which they are told. */
export function countOf(findings: readonly Finding[]): Record<State, number> {
  const count: Record<State, number> = { good: 0, warning: 0, wrong: 0, 'not used': 0 }
  for (const { state } of findings) count[state]++
  return count
}

/** Warnings are for people to read: a script stops at what is wrong alone (OPS-DOCTOR-03). */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ state }) => state === 'wrong') ? 1 : 0
