import { panelSize, widthWithin } from '@bewezen/domain/assistant/limits.ts'
import { useEffect, useReducer } from 'react'
import { setChat, useChat } from './chat.ts'

/** As wide as the window, with some of the page beside it. */
export const widest = (): number => window.innerWidth - 48

/** How wide the panel is, and how that changes; what was chosen stays for as long as the page. */
export function usePanelWidth(): [number, (wish: number) => void] {
  const { width } = useChat()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    addEventListener('resize', redraw)
    return () => removeEventListener('resize', redraw)
  }, [])
  const within = widthWithin(width ?? panelSize.width, widest())
  return [within, (wish) => setChat({ width: widthWithin(wish, widest()) })]
}
