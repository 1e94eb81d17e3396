/** The Dutch sentences of the bell in the bar; quoted labels of the specification are verbatim. */
export const bellWords = {
  inbox: (unread: number) => (unread === 0 ? 'Inbox, niets ongelezen' : `Inbox, ${unread} ongelezen`),
  bell: (unread: number) => (unread === 0 ? 'Meldingen, niets ongelezen' : `Meldingen, ${unread} ongelezen`),
  notifications: 'Meldingen',
  newest: 'Nieuwste meldingen',
  loadingNotifications: 'Meldingen laden...',
  none: { title: 'Nog geen meldingen', text: 'Nieuwe meldingen verschijnen hier vanzelf.' },
  markAllRead: 'Alles als gelezen',
  toInbox: 'Naar inbox',
  unread: 'Ongelezen',
}
