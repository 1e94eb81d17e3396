import type { Mutant } from '../mutant.ts'

/** The public pages: what is shown, with whose consent, and whose pictures. */
export const site: readonly Mutant[] = [
  {
    name: 'a quote that is not active is shown',
    file: 'server/site/content.ts',
    replace: ['.where(eq(testimonials.isActive, true))', ''],
    noticedBy: ['server/site/content.test.ts'],
    ids: ['ADM-PANEL-16'],
  },
  {
    name: 'a picture of somebody else becomes a portrait',
    file: 'server/site/portraits.ts',
    replace: [
      "if (!(await attachUpload(tx, { id: uploadId, personId, purpose: 'site-portrait', now }))) refuse('UPLOAD_FAILED')",
      'void attachUpload',
    ],
    noticedBy: ['server/site/content.test.ts'],
    ids: ['ADM-PANEL-16'],
  },
  {
    name: 'a hero that is switched off is shown',
    file: 'server/site/content.ts',
    replace: [
      "and(eq(homeSections.sectionType, 'hero'), homeSections.isActive)",
      "eq(homeSections.sectionType, 'hero')",
    ],
    noticedBy: ['server/site/content.test.ts'],
    ids: ['ADM-PANEL-15'],
  },
  {
    name: 'the portrait of a quote that goes stays stored',
    file: 'server/site/testimonials.ts',
    replace: ['const loose = await dropPortrait(tx, gone.avatarUrl)', 'const loose = []'],
    noticedBy: ['server/site/content.test.ts'],
    ids: ['ADM-PANEL-16'],
  },
  {
    name: 'the title of a shared picture runs beyond its edge',
    file: 'server/site/shareImage.ts',
    replace: [
      'const above = (size: number): Room => ({ size, width: 1040, height: 190 })',
      'const above = (size: number): Room => ({ size, width: 1240, height: 190 })',
    ],
    noticedBy: ['server/site/shareImage.test.ts'],
  },
]
