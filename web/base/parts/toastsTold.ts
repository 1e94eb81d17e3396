import { pageState } from '../hydration/pageState.ts'

/** Whether any toast has been told yet: until then the page does without the toasts' code, also without that which tells. */
export const toastsTold = pageState(false)
