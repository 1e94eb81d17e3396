import { homeWords } from '@bewezen/domain/site/words.ts'
import { ContentButton } from '../ContentLink.tsx'

/** The two ways on from the hero (MKT-HOME-03, MKT-HOME-04). */
export const HeroActions = () => (
  <>
    <ContentButton href="/subscription" look="sun" size="l" className="border-on-sun!">
      {homeWords.join}
    </ContentButton>
    <ContentButton href="/how-it-works" look="line" size="l">
      {homeWords.moreInfo}
    </ContentButton>
  </>
)
