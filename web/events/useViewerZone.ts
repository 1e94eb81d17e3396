import { useSyncExternalStore } from 'react'

/** The zone of this browser's clock; null while the server draws, which does not know it. */
export const useViewerZone = (): string | null => useSyncExternalStore(never, ofBrowser, unknown)

const never = () => () => {}
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const unknown = () => null
