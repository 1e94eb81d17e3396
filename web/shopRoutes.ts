import { createRoute } from '@tanstack/react-router'
import { loadedHead } from './base/document/titled.ts'
import { Waiting } from './base/document/Waiting.tsx'
import { routeComponent } from './base/routeComponent.ts'
import { screen } from './base/screen.ts'
import { root } from './rootRoutes.ts'
import type { ShopAsked, ShopPage } from './shop/catalogue/load.ts'

const file = () => import('./shop/catalogue/ShopEntrance.tsx')
const shop = screen(file, 'ShopEntrance')

// One route around all addresses of the shop: its products come once, and the shop renews itself.
const around = createRoute({
  getParentRoute: () => root,
  id: 'shop',
  ...shop,
  staticData: import.meta.env.SSR ? { parts: ['ShopEntrance'], memberParts: ['ShopScreen'] } : {},
  loader: async ({ context }) => (await file()).loadShop(context),
  staleTime: Number.POSITIVE_INFINITY,
  errorComponent: shop.component,
  pendingComponent: routeComponent(file, 'ShopLoading', Waiting),
})
const opened = routeComponent(file, 'ProductEntrance')
const page = {
  getParentRoute: () => around,
  loader: async (asked: ShopAsked): Promise<ShopPage> => (await file()).loadPage(asked),
  head: loadedHead('Producten'),
  component: opened,
  notFoundComponent: opened,
} as const

/** The pages of the shop (SHOP-LIST-01, SH-ROUTE-15). */
export const shopRoutes = around.addChildren([
  createRoute({ ...page, path: '/products' }),
  createRoute({ ...page, path: '/shop/$category' }),
  createRoute({
    ...page,
    path: '/shop/$category/$product',
    staticData: import.meta.env.SSR ? { memberParts: ['OpenedProduct'] } : {},
  }),
])
