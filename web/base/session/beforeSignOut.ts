type Ask = () => Promise<boolean>

let ask: Ask = async () => true

/** Lets something be asked before somebody signs out on purpose, since it would be lost; 'no' keeps them signed in. */
export const askBeforeSignOut = (question: Ask): void => {
  ask = question
}

/** Whether somebody who wants to sign out may go. */
export const maySignOut: Ask = () => ask()
