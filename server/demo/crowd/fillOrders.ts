import { dayMs } from '@bewezen/domain/base/moment.ts'
import type { vocabulary } from '../vocabulary.ts'
import { draws } from './draws.ts'
import { momentOf } from './momentOf.ts'
import type { Company } from './weave.ts'

const streets = [
  'Dorpsstraat',
  'Kerkstraat',
  'Molenweg',
  'Stationsstraat',
  'Parklaan',
  'Beatrixstraat',
  'Nieuwstraat',
  'Eikenlaan',
]
/** What is bought together, by the names of the products. */
const baskets: readonly (readonly [name: string, quantity: number][])[] = [
  [['Avondbril amber', 1]],
  [
    ['Bijenwaskaarsen, set van 6', 2],
    ['Mok Eerste licht', 1],
  ],
  [['Logboek N=1', 1]],
  [
    ['Badthermometer met drijver', 1],
    ['Wandelsokken merino, twee paar', 1],
  ],
  [['Wollen plaid Drents heideschaap', 1]],
  [['Logboek N=1', 3]],
  [['Roodlichtpaneel R60', 1]],
  [['Massagerol met bal', 1]],
  [
    ['Avondbril amber', 2],
    ['Bijenwaskaarsen, set van 6', 1],
  ],
  [
    ['Badthermometer met drijver', 1],
    ['Linnen tas Buiten is een begin', 1],
  ],
  [['Mok Eerste licht', 2]],
  [['Wandelsokken merino, twee paar', 2]],
  [['Massagerol met bal', 1]],
  [
    ['Logboek N=1', 1],
    ['Mok Eerste licht', 1],
  ],
]

/** Lets some of the crowd have ordered: the older ones came, later ones are on their way, and the last wait to be sent (COM-START-32). */
export async function fillOrders(
  given: ReturnType<typeof vocabulary>,
  { members, now }: Company,
  goods: ReadonlyMap<string, { id: string; name: string }>,
) {
  const draw = draws('orders')
  const byName = new Map([...goods.values()].map(({ id, name }) => [name, id]))
  const buyers = draw.some(
    members.filter(({ joinedAt }) => now.getTime() - joinedAt.getTime() > 45 * dayMs),
    baskets.length,
  )
  const made = buyers.map((person, at) => {
    const daysAgo = 40 - at * 3
    const paidAt = momentOf(now, Math.max(1, daysAgo), draw.pick(['09:12', '13:40', '20:27', '21:05']))
    const after = (days: number) => new Date(paidAt.getTime() + days * dayMs)
    const shippedAt = daysAgo > 3 ? after(1) : null
    return {
      person,
      paidAt,
      shippedAt,
      receivedAt: daysAgo > 9 ? after(3) : null,
      address: {
        name: `${person.firstName} ${person.lastName}`,
        street: draw.pick(streets),
        houseNumber: `${draw.whole(1, 180)}`,
        addition: '',
        postcode: `${draw.whole(1011, 9799)} ${draw.pick(['AB', 'CD', 'GH', 'KL', 'PX', 'TW'])}`,
        city: person.neighbour.city,
        country: 'NL' as const,
      },
      wanted: (baskets[at] ?? []).flatMap(([name, quantity]) => {
        const productId = byName.get(name)
        return productId ? [{ productId, quantity }] : []
      }),
    }
  })
  await given.pastOrders(made)
}
