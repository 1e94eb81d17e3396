import type { Mutant } from '../mutant.ts'

/** Tasks on screen: what could not be stored stands there as it was. */
export const tasksScreens: readonly Mutant[] = [
  {
    name: 'a task that could not be ticked stays ticked',
    file: 'web/tasks/changes.ts',
    replace: ['    patchTasks((list) => withTask(list, task))', '    void withTask'],
    noticedBy: ['web/tasks/changes.test.ts'],
  },
  {
    name: 'a task that could not be removed is gone',
    file: 'web/tasks/changes.ts',
    under: "if (refusalOf(error)?.code === 'FORBIDDEN') return renewTasks()",
    replace: ['    patchTasks((list) => withNewTask(list, task, beforeId))', '    void beforeId'],
    noticedBy: ['web/tasks/changes.test.ts'],
  },
  {
    name: 'a task that is brought back has lost its time',
    file: 'web/tasks/changes.ts',
    replace: ['{ id, title, description, minute, asItWas', '{ id, title, description, minute: minute && null, asItWas'],
    noticedBy: ['web/tasks/changes.test.ts'],
    ids: ['SH-TODO-29'],
  },
]
