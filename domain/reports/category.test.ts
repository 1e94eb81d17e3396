import { expect, test } from 'vitest'
import { categoryOf, type ReportCategory, reportCategories } from './category.ts'
import { categoryLabels } from './words.ts'

test.each<[string, ReportCategory]>([
  ['/community', 'community'],
  ['/community/', 'community'],
  ['/community/universiteit', 'community'],
  ['/community/universiteit/welkom', 'chat'],
  ['/community/universiteit/lesson', 'chat'],
  ['/community/universiteit/lesson/licht', 'les'],
  ['/community/universiteit/slaap/lesson/licht', 'les'],
  ['/community/universiteit/masterclass/licht', 'les'],
  ['/community/universiteit/slaap/masterclass/licht', 'les'],
  ['/community/universiteit/challenge/koud', 'challenge'],
  ['/community/universiteit/slaap/challenge/koud', 'challenge'],
  ['/community/universiteit/feed/oktober', 'community'],
  ['/community/universiteit/slaap/feed/oktober', 'community'],
  ['/challenges', 'challenge'],
  ['/cursussen', 'les'],
  ['/masterclassen', 'les'],
  ['/profile', 'profiel'],
  ['/profile/0195', 'profiel'],
  ['/inbox', 'prive-gesprek'],
  ['/events', 'event'],
  ['/events/ademlab', 'event'],
  ['/products', 'product'],
  ['/shop/ebook/licht', 'product'],
  ['/checkout/payment', 'product'],
  ['/', 'home'],
  ['/eventsachtig', 'home'],
  ['/communityraad', 'home'],
  ['/admin/meldingen', 'home'],
  ['/contact', 'home'],
])('SH-REPORT-03 SH-REPORT-05 the form begins on %s with %s', (path, category) => {
  expect(categoryOf(path)).toBe(category)
})

test('SH-REPORT-04 SH-REPORT-06 the categories and their labels are those of the requirements, in their order', () => {
  expect(reportCategories.map((category) => [category, categoryLabels[category]])).toEqual([
    ['community', 'Community'],
    ['chat', 'Chat'],
    ['les', 'Les'],
    ['challenge', 'Challenge'],
    ['profiel', 'Profiel'],
    ['prive-gesprek', 'Privé-gesprek'],
    ['event', 'Event'],
    ['product', 'Product'],
    ['home', 'Home'],
  ])
})
