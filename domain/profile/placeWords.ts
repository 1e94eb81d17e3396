import { leaderboardGroup } from '../access/leaderboardGroup.ts'
import { wholeNumber } from '../base/numbers.ts'

const amongOthers = {
  student: '',
  teacher: ' bij de docenten',
  moderator: ' bij de moderators',
  partner: ' bij de partners',
}
const among = (role: string) => amongOthers[leaderboardGroup(role) ?? 'student']

/** The place of somebody in the ranking, as others read it: of whoever is ranked among others than the members, among whom (SH-RANK-12). */
export const placeWords = {
  place: (role: string) => `Plek${among(role)}`,
  placed: (rank: number, role: string) => `Plek ${wholeNumber(rank)}${among(role)}`,
  /** Of whoever has no points yet (SH-RANK-11). */
  none: 'Komt met de eerste zonnetjes',
} as const
