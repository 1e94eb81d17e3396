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

/** The lists to choose from whose chosen words are cut, since they are narrower than those words need. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const chosen = select.selectedOptions[0]
      if (!chosen || select.offsetWidth === 0) return []
      const alone = select.cloneNode() as HTMLSelectElement
      alone.append(chosen.cloneNode(true))
      alone.style.cssText = 'position:absolute;visibility:hidden;width:max-content;max-width:none'
      select.after(alone)
      const needed = alone.offsetWidth
      alone.remove()
      return needed > select.offsetWidth ? [`'${chosen.label}' ${needed} > ${select.offsetWidth}`] : []
    }),
  )
