import type { Mutant } from '../mutant.ts'

/** The medical panel on screen: whose draft it is, and what was typed meanwhile. */
export const healthScreens: readonly Mutant[] = [
  {
    name: 'the medical draft of somebody else is read',
    file: 'web/base/session/keptInTab.ts',
    replace: [
      'if (kept && kept.personId !== personId) tab.drop()',
      'if (kept && kept.personId !== personId) return kept',
    ],
    noticedBy: ['web/health/draft.test.ts'],
  },
  {
    name: 'what was typed meanwhile is thrown away by a save',
    file: 'web/base/editing/filling.ts',
    replace: ['({ from: stored, typed: withoutSent(typed, sent) })', '({ from: stored, typed: {} })'],
    noticedBy: ['web/health/medicalEdit.test.ts'],
    ids: ['SH-EDGE-39'],
  },
  {
    name: 'news overwrites what is being typed',
    file: 'web/base/editing/filling.ts',
    replace: [
      'return isChanged(filling, reading) ? filling : { from: stored, typed: {} }',
      'return { from: stored, typed: {} }',
    ],
    noticedBy: ['web/health/medicalEdit.test.ts'],
    ids: ['SH-EDGE-39'],
  },
]
