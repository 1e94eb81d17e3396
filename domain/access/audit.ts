/** What the log can be narrowed to (ADM-PANEL-20). */
export const auditKinds = [
  'access',
  'account',
  'contact',
  'award',
  'settings',
  'moderation',
  'medical',
  'content',
  'membership',
  'events',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Everything that is written down in the log, by its kind. A room that writes another line adds it here. */
export const auditActions = {
  'role.changed': 'access',
  'top5.set': 'access',
  'account.blocked': 'account',
  'account.unblocked': 'account',
  'email.asked': 'account',
  'email.changed': 'account',
  'contact.viewed': 'contact',
  'award.given': 'award',
  'award.taken': 'award',
  'award.made': 'award',
  'award.edited': 'award',
  'award.removed': 'award',
  'setting.changed': 'settings',
  'maintenance.on': 'settings',
  'maintenance.off': 'settings',
  'maintenance.edited': 'settings',
  'tester.on': 'settings',
  'tester.off': 'settings',
  'message.removed': 'moderation',
  'comment.removed': 'moderation',
  'case.removed': 'moderation',
  'case.dismissed': 'moderation',
  'appeal.granted': 'moderation',
  'appeal.refused': 'moderation',
  'report.triaged': 'moderation',
  'report.removed': 'moderation',
  'medical.emergency': 'medical',
  'account.removalAsked': 'account',
  'account.calledBack': 'account',
  'account.erased': 'account',
  'account.removed': 'account',
  'account.exported': 'account',
  'legal.saved': 'content',
  'blog.saved': 'content',
  'blog.published': 'content',
  'blog.removed': 'content',
  'post.saved': 'content',
  'post.removed': 'content',
  'content.made': 'content',
  'content.edited': 'content',
  'content.removed': 'content',
  'content.ordered': 'content',
  'grant.given': 'membership',
  'grant.ended': 'membership',
  'plan.edited': 'membership',
  'participants.viewed': 'events',
  'participants.exported': 'events',
  'participant.added': 'events',
  'participant.cancelled': 'events',
  'refund.retried': 'membership',
  'event.live': 'events',
  'event.price': 'events',
  'event.capacity': 'events',
  'event.cancelled': 'events',
  'event.dateCancelled': 'events',
  'event.removed': 'events',
  'event.dateRemoved': 'events',
} as const satisfies Record<string, AuditKind>
export type AuditAction = keyof typeof auditActions

/** The lines that belong to a kind, for a query. */
export const actionsOf = (kind: AuditKind): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => auditActions[action] === kind)

/** How long lines are kept, in months (ADM-PANEL-20). */
export const auditMonths = 24
