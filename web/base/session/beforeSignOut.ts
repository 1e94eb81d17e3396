type Ask = () => Promise<boolean>

const asks = new Set<Ask>()

/** Lets something be asked before somebody signs out on purpose, since it would be lost; 'no' keeps them signed in. Returns how it is not asked any more. */
export function askBeforeSignOut(question: Ask): () => void {
  asks.add(question)
  return () => void asks.delete(question)
}

/** Whether somebody who wants to sign out may go. */
export const maySignOut: Ask = async () => {
  for (const ask of asks) if (!(await ask())) return false
  return true
}
