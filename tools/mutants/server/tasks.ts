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
    replace: ['if (task.title === text.title && task.description === text.description) return task', ''],
    noticedBy: ['server/tasks/tasks.test.ts'],
  },
]
