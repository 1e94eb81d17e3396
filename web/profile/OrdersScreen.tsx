import { orderWords } from '@bewezen/domain/shop/orders/orderWords.ts'
import { OwnOrders } from '../shop/index.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

/** 'Mijn bestellingen', in the frame of the profile (SHOP-ORDER-26). */
export const OrdersScreen = () => (
  <ProfileFrame section={null} own>
    <h1 className="heading text-[2.125rem] leading-[1.08] tracking-[-0.03em] lg:text-fs-46">{orderWords.title}</h1>
    <OwnOrders />
  </ProfileFrame>
)
