import type { Mutant } from '../mutant.ts'

/** The talk with the assistant: one’s own, and so many questions a day. */
export const assistant: readonly Mutant[] = [
  {
    name: 'a removed question is told to everybody',
    file: 'server/assistant/facts.ts',
    under: "'assistant.removed': {",
    replace: ['audience: only', "audience: 'everyone'"],
    noticedBy: ['server/facts.test.ts'],
    ids: ['SH-CALL-03'],
  },
  {
    name: 'a question is told to everybody',
    file: 'server/assistant/facts.ts',
    under: "'assistant.said': {",
    replace: ['audience: only', "audience: 'everyone'"],
    noticedBy: ['server/assistant/send.test.ts'],
    ids: ['SH-CALL-03'],
  },
  {
    name: 'one watches the answer to somebody else',
    file: 'server/assistant/answers.ts',
    replace: ['if (growing?.personId !== personId) return null', 'if (!growing) return null'],
    noticedBy: ['server/assistant/send.test.ts'],
  },
  {
    name: 'signs of an emergency are left to the model',
    file: 'server/assistant/answer.ts',
    replace: ['if (emergency) say(', 'if (emergency && text) say('],
    noticedBy: ['server/assistant/send.test.ts'],
    ids: ['SH-ASSIST-27'],
  },
  {
    name: 'questions without end',
    file: 'server/assistant/send.ts',
    replace: [
      'refuseIf(questionRefusal({ text: content, sessionId, profileId: personId, sentToday }))',
      'refuseIf(questionRefusal({ text: content, sessionId, profileId: personId, sentToday: 0 }))',
    ],
    noticedBy: ['server/assistant/send.test.ts'],
    ids: ['SH-ASSIST-21'],
  },
  {
    name: 'answers count for the questions of a day',
    file: 'server/assistant/quota.ts',
    replace: ['where profile_id = ${personId} and is_user', 'where profile_id = ${personId}'],
    noticedBy: ['server/assistant/send.test.ts'],
    ids: ['SH-ASSIST-21'],
  },
]
