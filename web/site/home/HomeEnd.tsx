import { CommunityBanner } from './CommunityBanner.tsx'
import { Offer } from './Offer.tsx'
import { Team } from './Team.tsx'

/** The home page below the levels (MKT-HOME-06). */
export const HomeEnd = () => (
  <>
    <Offer />
    <Team />
    <CommunityBanner />
  </>
)
