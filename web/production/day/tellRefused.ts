import { pressWords as words } from '@bewezen/domain/production/pressWords.ts'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { tellError } from '../../base/parts/toast.ts'

let presses: readonly string[] = []

/** Says whose press was not stored, together with those before it, until somebody has understood; the day is read anew (EV-MORE-58). */
export function tellRefused(name: string | undefined, inside: boolean): void {
  presses = [...new Set([...presses, words.pressed(name, inside)])]
  const forget = () => {
    presses = []
  }
  tellError(words.refused, words.refusedText(presses), { label: words.understood, onPress: forget })
  void queries().invalidateQueries({ queryKey: api.production.day.key() })
}
