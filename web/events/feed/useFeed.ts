import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { feedWords as words } from '@bewezen/domain/events/feedWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

/** Makes and revokes the address; `url` is the one that was just made, which is known nowhere else. */
export function useFeed() {
  const cache = useQueries()
  const [url, setUrl] = useState<string | null>(null)
  const renew = () => cache.invalidateQueries({ queryKey: api.events.calendarFeed.key() })
  const onError = (error: Error) => tellError(refusalNotice(refusalOf(error)?.code ?? '').title, words.failed)
  const make = useChange(api.events.makeCalendarFeed, {
    onSuccess: async (made) => {
      setUrl(made.url)
      await renew()
    },
    onError,
  })
  const revoke = useChange(api.events.revokeCalendarFeed, {
    onSuccess: async () => {
      setUrl(null)
      tellSuccess(words.revoked)
      await renew()
    },
    onError,
  })
  return { url, make, revoke }
}
