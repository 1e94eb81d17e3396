import type { Counted } from '@bewezen/domain/events/capacity.ts'
import type { DeskDate } from '@bewezen/domain/events/desk.ts'

/** The kept numbers of a date as the rules of capacity take them; nothing is free while somebody waits (EV-WAIT-06). */
export const countedOf = ({ taken, seats, waiting }: Pick<DeskDate, 'taken' | 'seats' | 'waiting'>): Counted => ({
  taken,
  max: seats,
  spotsLeft: seats === null ? null : waiting > 0 ? 0 : Math.max(0, seats - taken),
})
