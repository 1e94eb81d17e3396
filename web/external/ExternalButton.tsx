import { externalPath } from '@bewezen/domain/external/paths.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { CannedOverlay } from './answer/CannedOverlay.tsx'
import { useForgottenAnswers } from './answer/forgetAnswers.ts'

/** Leads from the inbox to the conversations with people outside (IN-EXT-12); cards there are answered as well (IN-EXT-91, IN-EXT-93). */
export function ExternalButton() {
  useForgottenAnswers()
  return (
    <>
      <LinkButton look="line" size="s" to={externalPath} className="min-h-10">
        {externalWords.title}
      </LinkButton>
      <CannedOverlay />
    </>
  )
}
