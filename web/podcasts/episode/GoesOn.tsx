import { playingWords as words } from '@bewezen/domain/podcasts/playingWords.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { chooseGoesOn, useGoesOn } from '../playing/goesOn.ts'

/** The choice whether the next episode plays by itself after this one (POD-MORE-33). */
export const GoesOn = () => (
  <Checkbox
    label={words.goesOn}
    checked={useGoesOn()}
    onChange={(event) => chooseGoesOn(event.currentTarget.checked)}
    className="mt-2"
  />
)
