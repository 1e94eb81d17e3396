/**
 * Where the screens are that no visitor comes for first: those behind the login, those behind links from mails,
 * and pages that are read rarely or without haste, since every byte here counts in the first page of all. Their
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
  ContactScreen: () => import('./site/ContactScreen.tsx'),
  HowItWorksScreen: () => import('./site/HowItWorksScreen.tsx'),
  LegalScreen: () => import('./legal/LegalScreen.tsx'),
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
