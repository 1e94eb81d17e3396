import { words } from '@bewezen/domain/membership/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'

/** Where somebody without an account begins (SUB-PAGE-03). */
export const VisitorStart = () => (
  <div className="mt-8 flex flex-wrap gap-3">
    <LinkButton to="/auth?mode=register" look="sun" size="l">
      {words.visitor.register}
    </LinkButton>
    <LinkButton to="/auth" look="line" size="l">
      {words.visitor.signIn}
    </LinkButton>
  </div>
)
