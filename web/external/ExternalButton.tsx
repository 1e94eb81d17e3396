import { externalPath } from '@bewezen/domain/external/paths.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'

/** Leads from the inbox to the conversations with people outside (IN-EXT-12). */
export const ExternalButton = () => (
  <LinkButton look="line" size="s" to={externalPath} className="min-h-10">
    {externalWords.title}
  </LinkButton>
)
