import { wholeNumber } from '../base/numbers.ts'
import { profileWords } from './words.ts'

/** The ranking of members by their points (SH-RANK-01, SH-RANK-02). */
export const rankingWords = {
  title: 'Ranglijst',
  open: (rank: number) => `Plek ${wholeNumber(rank)} op de ranglijst`,
  own: (rank: number, points: number) => `Jij staat op plek ${wholeNumber(rank)}, met ${profileWords.points(points)}.`,
  place: (rank: number) => `Plek ${wholeNumber(rank)}`,
  you: 'Jij',
  more: 'Toon meer',
  loading: 'Ranglijst laden...',
  failed: 'De ranglijst kon niet worden geladen.',
  empty: 'Er staat nog niemand op de ranglijst.',
} as const
