/** Under what the toast of the next page is kept in this tab. */
export const toastKey = 'toast'

/** Whether the page before left a toast for this one; apart, since every page asks. */
export function isToastKept(): boolean {
  try {
    return toastKey in sessionStorage
  } catch {
    return false
  }
}
