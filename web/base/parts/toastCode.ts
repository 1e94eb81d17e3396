/** The code that shows toasts: it comes once the page has come to rest, or else with the first toast. */
export const toastCode = () => import('./ToastRegion.tsx')
