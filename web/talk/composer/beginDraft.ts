import { draftOf, patchDraft } from './drafts.ts'

/** Puts a text into an empty composer, as a draft like any other; never over what somebody began (COM-START-06). */
export function beginDraft(personId: string, channelId: string, text: string): void {
  const { text: has, parent, picture } = draftOf(personId, channelId)
  if (has === '' && !parent && !picture) patchDraft(personId, channelId, { text })
}
