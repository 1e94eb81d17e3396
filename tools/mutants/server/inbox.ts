import type { Mutant } from '../mutant.ts'

/** Notifications: whose they are, what is shown of what they point at, and what is read. */
export const inbox: readonly Mutant[] = [
  {
    name: 'a notification is told to everybody',
    file: 'server/inbox/facts.ts',
    under: "'notification.made': {",
    replace: ['audience: only', "audience: 'everyone'"],
    noticedBy: ['server/facts.test.ts'],
    ids: ['SH-NOTIF-08'],
  },
  {
    name: 'one marks the notification of somebody else',
    file: 'server/inbox/markRead.ts',
    replace: ['where id = ${id} and user_id = ${personId} and not read`', 'where id = ${id} and not read`'],
    noticedBy: ['server/inbox/markRead.test.ts'],
    ids: ['SH-EDGE-24'],
  },
]
