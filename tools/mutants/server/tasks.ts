import type { Mutant } from '../mutant.ts'

/** Tasks: twenty in one list, one reward a day, and nobody else’s. */
export const tasks: readonly Mutant[] = [
  {
    name: 'undoing a removal goes beyond twenty',
    file: 'server/tasks/add.ts',
    replace: ['refuseIf(addRefusal(list.tasks.length))', 'if (!asItWas) refuseIf(addRefusal(list.tasks.length))'],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-TODO-06'],
  },
  {
    name: 'the list of somebody else opens',
    file: 'server/tasks/doors.ts',
    replace: ['.where(eq(tasks.profileId, personId))', ''],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-TODO-08'],
  },
  {
    name: 'a reward is asked for somebody else',
    file: 'server/tasks/checkCompletion.ts',
    replace: ["if (profileId !== personId) refuse('FORBIDDEN')", ''],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-CALL-23'],
  },
  {
    name: 'a late reset opens what was ticked today',
    file: 'server/tasks/reset.ts',
    replace: ['and (t.completed_at is null or t.completed_at < ${start})', ''],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-EDGE-05'],
  },
  {
    name: 'saving what stands there already is told',
    file: 'server/tasks/save.ts',
    replace: ['if (isSameTask(task, content)) return task', ''],
    noticedBy: ['server/tasks/tasks.test.ts'],
  },
  {
    name: 'a page that knows no times takes away the time of a task',
    file: 'server/tasks/save.ts',
    replace: ['minute: minute === undefined ? task.minute : minute', 'minute: minute ?? null'],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-TODO-30'],
  },
  {
    name: 'a repeated request with another time is answered as the same',
    file: 'domain/tasks/task.ts',
    replace: [' && a.minute === b.minute', ''],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-TODO-30'],
  },
  {
    name: 'a task is meant for a minute that no day has',
    file: 'domain/tasks/contract.ts',
    replace: ['.max(lastMinute)', '.max(lastMinute + 1)'],
    noticedBy: ['server/tasks/tasks.test.ts'],
    ids: ['SH-TODO-29'],
  },
]
