import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { patchValue } from './experimentCache.ts'

/** Sets the value of a day, and draws it wherever the experiment is shown once it is stored. */
export const useSetValue = () =>
  useChange(api.experiments.setValue, {
    onSuccess: ({ value }, { experimentId, day }) => patchValue({ experimentId, day, value }),
  })
