import type { Mutant } from '../mutant.ts'

/** The talk with the assistant on screen: nothing that was typed is lost. */
export const assistantScreens: readonly Mutant[] = [
  {
    name: 'a question that was refused is lost',
    file: 'web/assistant/ask.ts',
    replace: [
      'setChat({ draft: typed ? `${draft}\\n${typed}` : draft, ...(given ? { asking: null } : {}) })',
      'setChat({ draft: typed, ...(given ? { asking: null } : {}) })',
    ],
    noticedBy: ['web/assistant/ask.test.ts'],
  },
  {
    name: 'a question beyond the limit is asked',
    file: 'web/assistant/ask.ts',
    replace: [
      'if (isAtLimit(sentToday(kept(), viewerId, today))) return tell(sendRefused.DAILY_LIMIT)',
      'void isAtLimit',
    ],
    noticedBy: ['web/assistant/ask.test.ts'],
    ids: ['SH-ASSIST-21'],
  },
]
