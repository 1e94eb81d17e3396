import type { InboxSort, InboxTab, TypeFilter } from './list.ts'

/** The inbox page (IN-LIST-02..25). */
export const inboxWords = {
  title: 'Inbox',
  counter: (shown: number, loaded: number) => `${shown} van ${loaded} berichten`,
  search: 'Zoek in berichten...',
  searchLabel: 'Zoek in berichten',
  filters: 'Filters en sorteren',
  sort: 'Sorteren',
  type: 'Type',
  community: 'Community',
  allCommunities: 'Alle communities',
  clearFilters: 'Filters wissen',
  loading: 'Inbox laden...',
  tryAgain: 'Opnieuw proberen',
  markAllRead: 'Alles als gelezen',
  tabs: 'Berichten',
  showFilters: 'Toon berichten',
  confirmAllRead: 'Alle ongelezen berichten als gelezen markeren?',
  toCommunity: 'Naar Community',
} as const

export const tabWords: Record<InboxTab, string> = { unread: 'Ongelezen', read: 'Gelezen' }

export const emptyWords: Record<InboxTab | 'filtered', string> = {
  unread: 'Alles gelezen!',
  read: 'Nog geen gelezen berichten',
  filtered: 'Geen berichten gevonden',
}

/** Under the title of the empty tab, for somebody who never got anything: nothing was read there yet (IN-LIST-27). */
export const neverWords = 'Je kreeg nog geen berichten. Noemt iemand je of krijg je antwoord, dan lees je het hier.'

export const sortWords: Record<InboxSort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  unreadFirst: 'Ongelezen eerst',
}

export const typeWords: Record<TypeFilter, string> = {
  all: 'Alle types',
  mention: 'Vermeldingen',
  reply: 'Reacties',
  private_message: 'Privéberichten',
  external_message: 'Externe berichten',
}
