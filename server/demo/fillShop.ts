import type { Received } from '../base/files/receive.ts'
import { pictureFile } from '../shop/standin/picture.ts'
import type { GivenPerson } from './givenPeople.ts'
import { takeIn } from './keepFile.ts'
import type { Who } from './people.ts'
import { carts, shelf } from './shelf/shelf.ts'
import { partnerNames, type Ware } from './shelf/wares.ts'
import type { vocabulary } from './vocabulary.ts'

const wares: Record<string, Ware> = shelf

/** The pictures of all products. Drawn by threads, so it is begun first and costs the rest of the filling next to nothing. */
export async function drawShop(): Promise<Map<string, Received>> {
  const drawn = Object.entries(wares).map(
    async ([what, { art }]) => [what, await takeIn('product-image', await pictureFile(art))] as const,
  )
  return new Map(await Promise.all(drawn))
}

/** Fills the shop: partners, products with their pictures, and what is in the carts. Answers the products by their short name. */
export async function fillShop(
  given: ReturnType<typeof vocabulary>,
  cast: Record<Who, GivenPerson>,
  pictures: Map<string, Received>,
  openedAt = new Date(),
): Promise<Map<string, { id: string; name: string }>> {
  const partners = new Map<string, string>()
  for (const name of partnerNames) partners.set(name, (await given.partner(name)).id)
  await given.imageGenerator('De Lichtmeester', 'LICHT5')
  const made = new Map<string, { id: string; name: string }>()
  for (const [what, { art: _art, partner, ...product }] of Object.entries(wares)) {
    const file = pictures.get(what)
    const sold = {
      ...product,
      at: openedAt,
      partnerId: partner === undefined ? null : (partners.get(partner) ?? null),
      ...(file ? { picture: { file, by: cast.jasper } } : {}),
    }
    made.set(what, await given.product(sold))
  }
  for (const [who, lines] of Object.entries(carts) as [Who, [string, number][]][])
    await given.inCart(
      cast[who],
      lines.flatMap(([what, quantity]) => {
        const product = made.get(what)
        return product ? { product, quantity } : []
      }),
    )
  return made
}
