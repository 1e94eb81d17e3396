import type { House } from '../base/house.ts'
import { addContents, addTeaching } from '../community/index.ts'
import { challenge, challenges } from './challenges.ts'
import { choices, edit } from './edit.ts'
import { finish } from './finish.ts'
import { lesson } from './lesson.ts'
import { masterclass, masterclasses } from './masterclasses.ts'
import { moveLesson } from './moveLesson.ts'
import { progress } from './progress.ts'
import { ranking } from './ranking.ts'
import { remove } from './remove.ts'
import { saveChallenge } from './saveChallenge.ts'
import { saveLesson } from './saveLesson.ts'
import { saveMasterclass } from './saveMasterclass.ts'
import { showName } from './showName.ts'
import { takePart } from './takePart.ts'
import { communitiesWithLearning, taughtCommunities } from './taughtCommunities.ts'
import { tick } from './tick.ts'
import { takeNews, university } from './university.ts'

export { serveAttachments } from './attachments.ts'
export { learningDecisions } from './facts.ts'
export { learningPlace, readNextLesson } from './nextLesson.ts'
export { learningPersonal } from './personal.ts'
export { challengeBranch, lessonBranch, masterclassBranch } from './search.ts'
export { lessonSubject } from './subject.ts'

/** The operations of this room. */
export const learningOperations = {
  university,
  lesson,
  finish,
  takeNews,
  challenges,
  challenge,
  takePart,
  tick,
  ranking,
  showName,
  masterclasses,
  masterclass,
  edit,
  saveLesson,
  saveMasterclass,
  saveChallenge,
  remove,
  moveLesson,
  choices,
  progress,
}

/** Tells the community who teaches where, who edits the channels there, and where there is something to learn (COM-CHAT-21, COM-CHAT-28). */
export function furnishLearning(house: House): void {
  addTeaching(house, taughtCommunities)
  addContents(house, communitiesWithLearning)
}
