/**
 * Where the screens are that no visitor comes for first: those behind the login, those behind links from mails, cookies
 * and what is still to come. Their
 * addresses stand here and not in the file that every first page loads.
 */
export const lazyScreens = {
  AppealScreen: () => import('./account/AppealScreen.tsx'),
  FirstAdminScreen: () => import('./account/FirstAdminScreen.tsx'),
  Verification: () => import('./account/Verification.tsx'),
  AdminOnly: () => import('./admin/AdminOnly.tsx'),
  AdminSection: () => import('./admin/AdminSection.tsx'),
  EventAdminScreen: () => import('./events/admin/EventAdminScreen.tsx'),
  GalleryScreen: () => import('./gallery/GalleryScreen.tsx'),
  AccessLogScreen: () => import('./health/AccessLogScreen.tsx'),
  CookieScreen: () => import('./legal/CookieScreen.tsx'),
  InboxScreen: () => import('./inbox/InboxScreen.tsx'),
  AccessScreen: () => import('./membership/AccessScreen.tsx'),
  SubscribedScreen: () => import('./membership/SubscribedScreen.tsx'),
  CheckoutScreen: () => import('./shop/orders/checkout/CheckoutScreen.tsx'),
  PaidScreen: () => import('./payments/PaidScreen.tsx'),
  PaymentScreen: () => import('./payments/PaymentScreen.tsx'),
  OrdersScreen: () => import('./profile/OrdersScreen.tsx'),
  SoonScreen: () => import('./site/SoonScreen.tsx'),
  ProfileScreen: () => import('./profile/ProfileScreen.tsx'),
}
