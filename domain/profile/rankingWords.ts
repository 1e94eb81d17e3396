import { wholeNumber } from '../base/numbers.ts'
import { profileWords } from './words.ts'

/** The ranking of members by their points (SH-RANK-01, SH-RANK-02). */
export const rankingWords = {
  title: 'Ranglijst',
  /** A place behind everybody else says nothing to whoever has yet to begin (SH-RANK-10). */
  open: (rank: number, points: number) =>
    points === 0 ? 'Bekijk de ranglijst' : `Plek ${wholeNumber(rank)} op de ranglijst`,
  own: (rank: number, points: number) =>
    points === 0
      ? 'Je eerste zonnetjes verdien je met een les, of door al je taken van een dag te doen.'
      : `Jij staat op plek ${wholeNumber(rank)}, met ${profileWords.points(points)}.`,
  place: (rank: number) => `Plek ${wholeNumber(rank)}`,
  you: 'Jij',
  more: 'Toon meer',
  loading: 'Ranglijst laden...',
  failed: 'De ranglijst kon niet worden geladen.',
  empty: 'Er staat nog niemand op de ranglijst.',
} as const
