let holders = 0

/** Keeps the page behind a dialog still, without a jump where the scrollbar was. Returns how to let it go again. */
export function holdPage(): () => void {
  const root = document.documentElement
  if (holders++ === 0) {
    const scrollbar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    root.style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : ''
  }
  return () => {
    if (--holders > 0) return
    root.style.overflow = ''
    root.style.paddingRight = ''
  }
}
