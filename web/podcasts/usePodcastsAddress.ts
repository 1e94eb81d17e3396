import { useRouter, useSearch } from '@tanstack/react-router'
import { type Chosen, chosenPodcasts, podcastsAddress } from './address.ts'

/** The address of the list as it stands: what it asks for, and where another wish leads (POD-MORE-42). */
export function usePodcastsAddress() {
  const router = useRouter()
  const chosen = chosenPodcasts(useSearch({ strict: false }) as Record<string, string | undefined>)
  const to = (wish: Partial<Chosen>) => podcastsAddress({ ...chosen, ...wish })
  return {
    chosen,
    to,
    set: (wish: Partial<Chosen>) => void router.navigate({ href: to(wish), replace: true, resetScroll: false }),
  }
}
