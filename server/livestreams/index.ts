import { evening, viewers } from './evening/evening.ts'
import { ask, questions, raise, removeQuestion, tickOff } from './evening/questions.ts'
import { clock, list, onDay, read, statistics } from './list.ts'
import { remind } from './remind.ts'
import { remove } from './remove.ts'
import { save } from './save.ts'
import { saveRecording } from './saveRecording.ts'
import { setActive } from './setActive.ts'

export { serveLivestreamFile } from './calendarFile.ts'
export { livestreamsDecisions } from './facts.ts'
export { furnishLivestreams } from './furnish.ts'
export { streamsOn } from './list.ts'
export { livestreamsPersonal } from './personal.ts'
export { livestreamBranch } from './search.ts'

/** The operations of this room. */
export const livestreamsOperations = {
  list,
  clock,
  read,
  onDay,
  statistics,
  save,
  setActive,
  remove,
  saveRecording,
  viewers,
  remind,
  evening,
  questions,
  ask,
  raise,
  tickOff,
  removeQuestion,
}
