import { adminWords } from '@bewezen/domain/admin/words.ts'
import { NightScreen, NightText, NightTitle, TypedText } from '../access/index.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'

/** What stands where somebody was typing as an admin when the role went, with what was typed (SH-EDGE-25). */
export const RoleGone = ({ typed }: { typed: string }) => (
  <Main className="flex flex-1 flex-col">
    <NightScreen art="moon">
      <NightTitle>{adminWords.forbidden.title}</NightTitle>
      <NightText>{adminWords.forbidden.text}</NightText>
      <LinkButton look="night" to="/community" className="mt-8">
        {adminWords.toCommunity}
      </LinkButton>
      <TypedText>{typed}</TypedText>
    </NightScreen>
  </Main>
)
