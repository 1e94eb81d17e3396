import type { Notice } from '../base/words.ts'
import { chatWords, postRefused } from '../community/words.ts'

/** The comments under a post or a lesson (COM-LEARN-02, COM-LEARN-10); the composer has the words of the chat's. */
export const commentWords = {
  title: (count: number) => (count === 1 ? '1 reactie' : `${count} reacties`),
  label: 'Reacties',
  placeholder: 'Schrijf een reactie',
  empty: 'Nog geen reacties. Schrijf de eerste!',
  emptyReadOnly: 'Nog geen reacties.',
  loading: 'Reacties laden...',
  loadFailed: 'Kon reacties niet laden.',
  earlier: 'Eerdere reacties',
  later: 'Latere reacties',
  gone: 'Deze reactie bestaat niet meer.',
  removeOf: (name: string) => `Reactie van ${name} verwijderen`,
  removeQuestion: 'Weet je zeker dat je deze reactie wilt verwijderen?',
  removeText: (name: string) => `De reactie van ${name} verdwijnt. Dit kan niet ongedaan worden gemaakt.`,
  removeVerb: 'Reactie verwijderen',
  removed: 'Reactie verwijderd',
  toComment: 'Bekijk reactie',
} as const

/** What writing a comment answers to a refusal; anything else is `composerWords.sendFailed`. */
export const commentRefused = {
  TOO_MANY_REQUESTS: postRefused.TOO_MANY_REQUESTS,
  NOT_FOUND: { title: chatWords.notSent, text: 'Hier kun je niet meer reageren.' },
} as const satisfies Record<string, Notice>
