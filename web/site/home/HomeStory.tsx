import { NatureBanner } from './NatureBanner.tsx'
import { Why } from './Why.tsx'

/** The home page between the testimonials and the levels (MKT-HOME-06). */
export const HomeStory = () => (
  <>
    <Why />
    <NatureBanner />
  </>
)
