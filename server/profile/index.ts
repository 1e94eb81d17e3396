import { type Decisions, only } from '../base/facts/decisions.ts'
import type { House } from '../base/house.ts'
import { countDaysActive } from './activeDays.ts'
import { awards, editAward, makeAward, removeAward } from './awards.ts'
import { contact, saveContact } from './contact.ts'
import { mine, person } from './person.ts'
import { ranking } from './ranking.ts'
import { save } from './save.ts'
import { setAvatar } from './setAvatar.ts'
import { setAward } from './setAward.ts'

export { giveAward, raiseLevel } from './earn.ts'
export { setHidden } from './hide.ts'
export { saveNewProfile } from './newProfile.ts'
export { profilePersonal } from './personal.ts'
export { grantPoints } from './points.ts'
export { readTop } from './ranking.ts'
export { personBranch } from './search.ts'
export { setStepsAway } from './setStepsAway.ts'

/** Who should know what happens to profiles. */
export const profileDecisions = {
  'profile.changed': { audience: only },
} satisfies Decisions

/** The operations of this room. */
export const profileOperations = {
  mine,
  person,
  save,
  contact,
  saveContact,
  setAvatar,
  ranking,
  awards,
  makeAward,
  editAward,
  removeAward,
  setAward,
}

export function furnishProfile(house: House): void {
  countDaysActive(house)
}
