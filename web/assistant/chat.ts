import { pageState } from '../base/hydration/pageState.ts'

/** What the panel holds beside the talk itself; it outlives the panel, so that closing it loses nothing. */
export type Chat = {
  shown: boolean
  /** 'Begrepen' was pressed since the page was loaded. */
  understood: boolean
  width: number | null
  draft: string
  /** The question that is on its way or waits for its answer, until that is there or 30 seconds passed. */
  asking: string | null
  /** The answer as far as it came. */
  growing: { question: string; text: string } | null
}

const chat = pageState<Chat>({
  shown: false,
  understood: false,
  width: null,
  draft: '',
  asking: null,
  growing: null,
})

export const chatNow = chat.now
export const useChat = chat.useNow

export const setChat = (change: Partial<Chat>): void => chat.set({ ...chat.now(), ...change })
