import type { Community } from '@bewezen/domain/community/contract.ts'
import type { SelectOption } from '../base/parts/Select.tsx'

/**
 * The channels in which an experiment may be shared, as the choice of its dialog: those in which one may write of the
 * communities that one joined, so that nobody shows their numbers where they know nobody by a slip (COM-N1-20).
 */
export const sharePlaces = (communities: readonly Community[]): SelectOption[] =>
  communities
    .filter(({ joined }) => joined)
    .flatMap(({ name, channels }) =>
      channels.filter(({ mayPost }) => mayPost).map((one) => ({ value: one.id, label: `${name}: ${one.name}` })),
    )
