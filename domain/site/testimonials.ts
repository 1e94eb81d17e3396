import { type Measured, measuredOf } from './measured.ts'
import { testimonialWords } from './testimonialWords.ts'

/** What somebody says about the membership. A sample is invented, and says so wherever it is shown (MKT-CLAIM-11). */
export type Testimonial = { name: string; content: string; isSample: boolean; measured: Measured | null }

/** The first twelve cards, until an admin replaces them by real quotes (MKT-CLAIM-12, MKT-CLAIM-13, MKT-CLAIM-14). */
export const sampleTestimonials: readonly Testimonial[] = testimonialWords.map(({ name, content, ...rest }) => ({
  name,
  content,
  isSample: true,
  measured: 'measure' in rest ? measuredOf(rest) : null,
}))
