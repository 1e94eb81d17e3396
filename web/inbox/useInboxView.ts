import { type InboxView, inboxSorts, inboxTabs, plainView, typeFilters } from '@bewezen/domain/inbox/list.ts'
import { useState } from 'react'
import { useAddress } from '../base/address/useAddress.ts'

/** How the inbox is looked at: the tab and the choices in the address, so that a reload keeps them; the search while it lasts. */
export function useInboxView() {
  const [tab, setTab] = useAddress<string>('tab', 'unread')
  const [sort, setSort] = useAddress<string>('sort', plainView.sort)
  const [type, setType] = useAddress<string>('type', plainView.type)
  const [community, setCommunity] = useAddress<string>('community', '')
  const [search, setSearch] = useState('')
  const view: InboxView = {
    search,
    sort: inboxSorts.find((one) => one === sort) ?? plainView.sort,
    type: typeFilters.find((one) => one === type) ?? plainView.type,
    communityId: community || null,
  }
  return {
    view,
    tab: inboxTabs.find((one) => one === tab) ?? 'unread',
    setTab,
    setSearch,
    setSort,
    setType,
    setCommunity,
    /** Shows everything again; the order stays (IN-LIST-17). */
    clearFilters: () => {
      setSearch('')
      setType(plainView.type)
      setCommunity('')
    },
  }
}

export type InboxChoices = ReturnType<typeof useInboxView>
