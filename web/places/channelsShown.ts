import { pageState } from '../base/hydration/pageState.ts'

const shown = pageState(false)

/** Shows or hides the channels of the community on narrow windows, where they have no room of their own (SH-ROUTE-06). */
export const showChannels = (next = !shown.now()): void => shown.set(next)

/** Whether the channels are shown on a narrow window. */
export const useChannelsShown = shown.useNow
