import { sealedChain } from './access/index.ts'
import { sealedSecondFactors } from './account/index.ts'
import { sealedLastingSecrets } from './base/keys/sealedLasting.ts'
import type { SealedPart } from './base/keys/sealedPart.ts'
import { sealedSourceSecrets } from './external/index.ts'
import { sealedMedicalKeys } from './health/index.ts'

/** Everything that is sealed by a key of the site. */
export const sealedParts: readonly SealedPart[] = [
  sealedMedicalKeys,
  sealedSecondFactors,
  sealedSourceSecrets,
  sealedLastingSecrets,
  sealedChain,
]
