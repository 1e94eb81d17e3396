import { expect, test } from 'vitest'
import { awardWords } from './awardWords.ts'
import { communityAdminWords } from './communityWords.ts'
import { subscriptionWords } from './subscriptionWords.ts'
import { writingWords } from './writingWords.ts'

test('what an admin reads is counted, none, one or more', () => {
  expect([0, 1, 1_200].map(awardWords.holders)).toEqual(['Nog niemand', '1 lid', '1.200 leden'])
  expect([0, 1, 1_200].map((holders) => awardWords.removeText(holders).split(/\.(?= )/)[0])).toEqual([
    'Niemand heeft deze award',
    '1 lid raakt deze award kwijt',
    '1.200 leden raken deze award kwijt',
  ])
  expect([1, 2].map((channels) => communityAdminWords.summary('Leden', channels))).toEqual([
    'Leden · 1 kanaal',
    'Leden · 2 kanalen',
  ])
  expect([1, 2].map(subscriptionWords.subscribers)).toEqual(['1 lopend abonnement', '2 lopende abonnementen'])
  expect([null, 0, 7].map(subscriptionWords.stockIs)).toEqual(['Voorraad: leeg', 'Voorraad: 0', 'Voorraad: 7'])
  expect([1, 1_200].map(writingWords.sent)).toEqual(['Verstuurd aan 1 lid', 'Verstuurd aan 1.200 leden'])
})
