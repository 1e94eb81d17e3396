import { type Decisions, each, only } from '../base/facts/decisions.ts'
import { writtenNotifications } from './write.ts'

/** A notification and its read state are heard by its owner alone, in every open window (SH-NOTIF-08, IN-STATE-13). */
export const inboxDecisions = {
  'notification.made': { audience: only },
  'notification.read': { audience: only },
  'notification.allRead': { audience: only },
  'preferences.changed': { audience: only },
  'inbox.written': { audience: 'nobody', notifyAll: each(writtenNotifications) },
  'digest.due': {
    audience: 'nobody',
    mails: (_tx, { personId, day }) => [{ personId, template: 'digest', ids: { day } }],
  },
} satisfies Decisions
