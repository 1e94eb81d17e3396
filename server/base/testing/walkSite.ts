import { open, type Row, site } from './walkRows.ts'

/** What can be asked for of the public pages and what admins write on them, by its address (X3-ROLE-01). */
export const walkSite: Record<string, Row> = {
  'GET /api/site/content': open,
  'GET /api/site/faq': open,
  'GET /api/site/managed': site,
  'POST /api/site/addHero': site,
  'POST /api/site/editHero': site,
  'POST /api/site/removeHero': site,
  'POST /api/site/makeFaqEntry': site,
  'POST /api/site/editFaqEntry': site,
  'POST /api/site/removeFaqEntry': site,
  'POST /api/site/makeTestimonial': site,
  'POST /api/site/editTestimonial': site,
  'POST /api/site/removeTestimonial': site,
  'POST /api/site/makeTeamMember': site,
  'POST /api/site/editTeamMember': site,
  'POST /api/site/removeTeamMember': site,
  'POST /api/site/editLevel': site,
  'POST /api/site/saveClaim': site,
  'POST /api/site/order': site,
  'POST /api/site/editShowcase': site,
  'POST /api/site/switchSamples': site,
}
