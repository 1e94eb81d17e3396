/** The code of the bar of a viewing; its page asks for it by a tag of the server. */
export const viewingBarCode = () => import('./viewingBar.tsx')
