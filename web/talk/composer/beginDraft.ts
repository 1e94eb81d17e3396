import { draftOf, patchDraft } from './drafts.ts'

let begunIn: string | null = null

/**
 * Puts a text, which ends in a space, into a composer as a draft like any other, in the place of nothing or of a text that
 * was put there before; never over what somebody began (COM-START-06, COM-START-73).
 */
export function beginDraft(personId: string, channelId: string, text: string, before = ['']): void {
  const { text: has, parent, picture } = draftOf(personId, channelId)
  if (before.includes(has) && !parent && !picture) patchDraft(personId, channelId, { text, begun: text })
  begunIn = channelId
}

/** Whether somebody comes to this channel to finish such a text, told once: the cursor goes behind it (COM-START-06). */
export function takeBegun(channelId: string): boolean {
  const isHere = begunIn === channelId
  if (isHere) begunIn = null
  return isHere
}

/** What was typed, but for a second space right behind what one began with: nobody sees that there is one (COM-START-58). */
export const withoutSecondSpace = (typed: string, begun: string | undefined): string =>
  begun?.endsWith(' ') && typed === `${begun} ` ? begun : typed
