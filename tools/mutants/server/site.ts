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
    name: 'the title of a card runs beyond its paper',
    file: 'server/site/cardArt.ts',
    replace: [
      'const [left, right, top, bottom] = [92, 588, 92, 486]',
      'const [left, right, top, bottom] = [92, 688, 92, 486]',
    ],
    noticedBy: ['server/site/shareImage.test.ts'],
  },
  {
    name: 'the title of a card lies on its date and place',
    file: 'server/site/cardArt.ts',
    replace: [
      '  const high = bottom - top - heightOf(below) - (below.length > 0 ? 26 : 0)',
      '  const high = bottom - top',
    ],
    noticedBy: ['server/site/shareImage.test.ts'],
  },
  {
    name: 'an uploaded picture of a card is cut at its middle',
    file: 'server/site/shareImage.ts',
    replace: ['{ width: wide, height: high }, focusIn(key) ?? middle)', '{ width: wide, height: high }, middle)'],
    noticedBy: ['server/site/shareImage.test.ts'],
  },
  {
    name: 'a card whose date may change is kept for ever',
    file: 'server/site/shareImage.ts',
    replace: [
      '    const isTitleOnly = page.card.facts.length === 0 && !page.card.upload',
      '    const isTitleOnly = true',
    ],
    noticedBy: ['server/site/seo.test.ts', 'server/events/card.test.ts'],
  },
  {
    name: 'what an admin wrote goes with the samples',
    file: 'server/site/samples.ts',
    replace: [
      'const where = and(eq(table.isSample, true), ne(table.isActive, isOn))',
      'const where = ne(table.isActive, isOn)',
    ],
    noticedBy: ['server/site/samples.test.ts'],
    ids: ['MKT-MORE-12'],
  },
  {
    name: 'a team sample that is off is shown',
    file: 'server/site/content.ts',
    replace: ['      .where(eq(teamMembers.isActive, true))', ''],
    noticedBy: ['server/site/samples.test.ts'],
    ids: ['MKT-MORE-12'],
  },
  {
    name: 'visitors read the titles of lessons that are not published',
    file: 'server/site/showcase.ts',
    replace: ['        eq(lessons.isPublished, true),', ''],
    noticedBy: ['server/site/showcase.test.ts'],
    ids: ['MKT-MORE-05'],
  },
  {
    name: 'a week that is not there is chosen',
    file: 'server/site/showcase.ts',
    replace: ["if (isOther && !(await readWeek(tx, after.week))) refuse('INVALID_INPUT', { fields: ['week'] })", ''],
    noticedBy: ['server/site/showcase.test.ts'],
    ids: ['MKT-MORE-05'],
  },
  {
    name: 'visitors see the calendar of somebody else',
    file: 'server/events/read/publicWeek.ts',
    replace: ["and d.status = 'scheduled' and e.status <> 'cancelled' and ${listedFor(null)}", ''],
    noticedBy: ['server/site/showcase.test.ts'],
    ids: ['MKT-MORE-04'],
  },
  {
    name: 'the week of the calendar is one that is over',
    file: 'server/events/read/publicWeek.ts',
    replace: ['const next = found.find(({ isPast }) => !isPast)', 'const [next] = found'],
    noticedBy: ['server/site/showcase.test.ts'],
    ids: ['MKT-MORE-04'],
  },
  {
    name: 'an invented conversation passes for a real one',
    file: 'domain/site/showcase.ts',
    replace: ['isSample: !it.hasConsent', 'isSample: false'],
    noticedBy: ['domain/site/showcase.test.ts'],
    ids: ['MKT-MORE-03'],
  },
  {
    name: 'the second of two admins overwrites a question unseen',
    file: 'server/site/faq.ts',
    replace: ['isNews({ current, before, after })', 'isNews({ current, before: current, after })'],
    noticedBy: ['server/site/faq.test.ts'],
    ids: ['MKT-MORE-19'],
  },
  {
    name: 'questions stand in another order than the one that was chosen',
    file: 'server/site/faq.ts',
    replace: ['asc(faqEntries.orderIndex), asc(faqEntries.id)', 'asc(faqEntries.id)'],
    noticedBy: ['server/site/faq.test.ts'],
    ids: ['MKT-MORE-19'],
  },
]
