import type { Notice } from '@bewezen/domain/base/words.ts'
import { piecesOf, totalCents } from '@bewezen/domain/shop/cart.ts'
import { catalogueWords } from '@bewezen/domain/shop/catalogueWords.ts'
import type { Cart, CartLine } from '@bewezen/domain/shop/contract.ts'
import { cartWords, shopRefused } from '@bewezen/domain/shop/words.ts'
import { api } from '../base/api/api.ts'
import { lastWish } from '../base/api/lastWish.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { patchCached } from '../base/live/patch.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

const cartKey = () => api.shop.cart.queryKey({ input: {} })
const patch = (lines: (lines: CartLine[]) => CartLine[]) =>
  patchCached<Cart>(queries(), cartKey(), (cart) => {
    const now = lines(cart.lines)
    return { lines: now, pieces: piecesOf(now), totalCents: totalCents(now) }
  })

/** Shows the cart once a product is put in, and says that it is, with the way to it; or why it is not (SHOP-BUY-02, SHOP-BUY-08, SHOP-BUY-11, SHOP-BUY-13). */
export async function putIn(added: Promise<Cart>): Promise<void> {
  try {
    queries().setQueryData(cartKey(), await added)
    tellSuccess(catalogueWords.added, undefined, { label: catalogueWords.toCart, onPress: () => showOverlay('cart') })
  } catch (error) {
    tellFailed(error)
  }
}

/** Sets how many of a product are in the cart, on screen at once; presses that follow each other fast become one wish (SH-CART-11). */
export async function setQuantity({ id: productId }: CartLine, quantity: number): Promise<void> {
  patch((lines) => lines.map((line) => (line.id === productId ? { ...line, quantity } : line)))
  try {
    const cart = await lastWish(`quantity ${productId}`, quantity, (quantity) =>
      api.shop.setQuantity.call({ productId, quantity }),
    )
    if (cart) queries().setQueryData(cartKey(), cart)
  } catch (error) {
    tellFailed(error)
  }
}

/** Takes a product out of the cart, on screen at once. */
export async function takeOut({ id }: CartLine): Promise<void> {
  const before = queries().getQueryData<Cart>(cartKey())
  patch((lines) => lines.filter((line) => line.id !== id))
  try {
    queries().setQueryData(cartKey(), await api.shop.remove.call({ productId: id }))
  } catch (error) {
    if (before) queries().setQueryData(cartKey(), before)
    tellFailed(error)
  }
}

/** Says why, and shows what is stored again. */
function tellFailed(error: unknown): void {
  const refused: Readonly<Record<string, Notice | undefined>> = shopRefused
  const { title, text }: Notice = refused[refusalOf(error)?.code ?? ''] ?? cartWords.failed
  tellError(title, text)
  void queries().invalidateQueries({ queryKey: cartKey() })
}
