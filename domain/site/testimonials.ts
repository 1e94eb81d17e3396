import { testimonialWords } from './testimonialWords.ts'

/** What somebody says about the membership. A sample is invented, and says so wherever it is shown (MKT-CLAIM-11). */
export type Testimonial = { name: string; content: string; isSample: boolean }

/** The first twelve cards, until an admin replaces them by real quotes (MKT-CLAIM-12, MKT-CLAIM-13, MKT-CLAIM-14). */
export const sampleTestimonials: readonly Testimonial[] = testimonialWords.map((card) => ({ ...card, isSample: true }))
