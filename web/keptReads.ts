/**
 * The reads that may be kept in the browser for when there is no line: what one reads in the community and the inbox, and
 * who one is. Nothing else of the API is, least of all what is medical.
 */
export const keptReads: readonly string[] = [
  'account/viewer',
  'access/settings',
  'access/ownAccess',
  'community/list',
  'community/messages',
  'community/messagesById',
  'community/reactors',
  'community/conversations',
  'community/conversation',
  // The own day: tasks, dates, who waits for an answer; what was measured in experiments is read apart and not kept (SH-TODAY-11).
  'today/read',
  // With the conversation beside which it stands.
  'today/beside',
  'inbox/list',
  'inbox/unread',
  'inbox/byId',
  // The day of an event at which one helps: names, photos and the programme, nothing that anybody answered (EV-MORE-53).
  'production/day',
]

/** Those of a right that ends by itself: what was kept goes with it (EV-MORE-53). */
export const endingReads: readonly string[] = ['production/day']
