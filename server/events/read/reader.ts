import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { House } from '../../base/house.ts'
import { lacksSecondFactor, type Snapshot } from '../../base/snapshot.ts'

/**
 * As whom somebody reads events, which everybody may: who still lacks the second factor that their role needs sees what
 * visitors see, so that a password alone opens no hidden event and no list of participants.
 */
export const readerOf = ({ snapshot, house }: { snapshot: Snapshot; house: Pick<House, 'settings'> }): Asker | null =>
  lacksSecondFactor(snapshot, house.settings) ? null : snapshot.asker
