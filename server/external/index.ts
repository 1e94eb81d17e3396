import { cannedAnswers, removeCannedAnswer, saveCannedAnswer } from './canned.ts'
import { eraseHandle, showKept } from './erase.ts'
import { checkMailbox } from './mail/check.ts'
import { reply, retry } from './reply.ts'
import { sendTest } from './sample.ts'
import { removeSource, renewSecret, saveSource, sources, switchSource } from './sources.ts'
import { archive, assign, assignees, see, snooze, thread, threads } from './threads.ts'

export { externalDecisions } from './facts.ts'
export { furnishExternal } from './furnish.ts'
export { externalPersonal } from './personal.ts'
export { sealedSourceSecrets } from './sealedSecrets.ts'
export { serveExternal } from './serve.ts'
export { externalWaiting } from './waiting.ts'

/** The operations of this room. */
export const externalOperations = {
  sources,
  saveSource,
  switchSource,
  renewSecret,
  removeSource,
  sendTest,
  checkMailbox,
  threads,
  thread,
  reply,
  retry,
  archive,
  see,
  assignees,
  assign,
  snooze,
  cannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
  showKept,
  eraseHandle,
}
