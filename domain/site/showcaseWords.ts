import type { ShowcaseText } from './showcase.ts'

/** The conversation on the home page until an admin writes another one: invented, and marked as such (MKT-MORE-03). */
export const firstShowcase: ShowcaseText = {
  showsConversation: true,
  channel: 'Slaap en ritme',
  firstName: 'Marloes',
  firstText: 'Dag 14! Zelfde bedtijd, zelfde avondeten, alleen de ochtend is anders.',
  measure: 'slaapduur',
  unit: 'uur',
  change: 'ochtendlicht',
  before: '5,4 5,1 5,8 5,3 5,6 5,2 5,7',
  after: '6,4 6,7 6,6 7 7,3 7,1 7,4',
  secondName: 'Teun',
  secondText:
    'Mooi dat je maar één ding hebt veranderd. Ga nu drie dagen terug naar je oude ochtend en kijk wat je dan meet.',
  thirdName: 'Bram',
  thirdText: 'Geldt dat ook als het zo bewolkt is als vandaag? Ik meet 2.100 lux op het balkon.',
  hasConsent: false,
  showsCalendar: true,
  showsWeek: true,
  week: '',
}
