import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { shopSwitches } from '@bewezen/domain/access/siteSettings.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { shippingWords as words } from '@bewezen/domain/shop/orders/shippingWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { ShippingRatesForm } from './ShippingRatesForm.tsx'
import { SwitchSettingRow } from './SwitchSettingRow.tsx'

/** Whether the shop takes money, and what shipping costs (SHOP-ORDER-01, SHOP-ORDER-03, SHOP-ORDER-09). */
export function ShopSettings({ settings }: { settings: PublicSettings }) {
  const read = useRead(api.orders.shippingRates, {})
  return (
    <Card as="section" pad aria-labelledby="shop-settings">
      <h2 id="shop-settings" className="heading mb-2 text-fs-21">
        {words.shop}
      </h2>
      {shopSwitches.map((name) => (
        <SwitchSettingRow key={name} name={name} settings={settings} />
      ))}
      <Loaded read={read} failed={adminWords.loadFailed} waiting={<Skeleton className="h-64 w-full" />}>
        {(rates) => <ShippingRatesForm stored={rates} />}
      </Loaded>
    </Card>
  )
}
