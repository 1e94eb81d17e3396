import { isWall } from '../events/eventForm.ts'

/** Whether a text is a time that can be meant: a slip of a key (0206, 9999) is not. */
export const isMeantTime = (wall: string): boolean =>
  isWall(wall) && Number(wall.slice(0, 4)) >= 2000 && Number(wall.slice(0, 4)) <= 2100
