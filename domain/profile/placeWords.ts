import { wholeNumber } from '../base/numbers.ts'

/** By the role, which is the name of their group (SH-RANK-05). */
const others: Partial<Record<string, string>> = {
  teacher: ' bij de docenten',
  moderator: ' bij de moderators',
  partner: ' bij de partners',
}
const among = (role: string) => others[role] ?? ''

/** The place of somebody in the ranking, as others read it: of whoever is ranked among others than the members, among whom (SH-RANK-12). */
export const placeWords = {
  place: (role: string) => `Plek${among(role)}`,
  placed: (rank: number, role: string) => `Plek ${wholeNumber(rank)}${among(role)}`,
  /** Of whoever has no points yet (SH-RANK-11). */
  none: 'Komt met de eerste zonnetjes',
} as const
