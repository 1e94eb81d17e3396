import { LookInside } from '../inside/LookInside.tsx'
import { Figures } from './Figures.tsx'

/** The home page between the hero and the testimonials: the claims, and the product itself (MKT-CLAIM-01, MKT-MORE-01). */
export const HomeStart = () => (
  <>
    <Figures />
    <LookInside />
  </>
)
