import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { measuredLimits as limits } from '@bewezen/domain/site/measured.ts'
import type { Shape } from '../../base/editing/DialogField.tsx'

const words = contentWords.measured

/** The fields of a measurement in a dialog; it may be left empty as a whole where `least` is 0 (MKT-MORE-11). */
export function measuredShape(least: number) {
  const text = (label: string, most: number): Shape => ({ label, most, least: Math.min(least, 1) })
  const numbers = (label: string): Shape => ({
    label,
    hint: words.hint,
    most: limits.numbers,
    least: Math.min(least, 1),
    refused: words.wrong(limits.least, limits.most),
  })
  return {
    measure: text(words.measure, limits.measure),
    unit: text(words.unit, limits.unit),
    change: text(words.change, limits.change),
    before: numbers(words.before),
    after: numbers(words.after),
  }
}
