import type { Page } from '@playwright/test'

/** What makes a page scroll sideways as it stands now: each element that ends beyond the window, none when it does not scroll. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    const names = beyond.map(
      (element) => `${element.tagName} '${element.textContent?.slice(0, 40)}' ${element.getAttribute('class') ?? ''}`,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...names]
  })
