import { conversationPath } from '@bewezen/domain/community/paths.ts'
import { shownText } from '@bewezen/domain/inbox/card.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { isQuiet } from '@bewezen/domain/inbox/quiet.ts'
import { bellWords } from '@bewezen/domain/inbox/words.ts'
import { queries } from '../base/api/queries.ts'
import { tellNotice } from '../base/parts/toast.ts'
import { claim } from './announceOnce.ts'
import { showOnDesktop } from './desktop.ts'
import { preferencesRead } from './preferencesRead.ts'
import { playSound } from './sound.ts'

/**
 * Announces arrivals of the types that are announced: in the app always, on the desktop and with a sound when the
 * person wants that and it is no quiet hour (SH-NOTIF-15..17). Of several tabs one announces (SH-EDGE-31). What arrives in
 * the private conversation that is being looked at sounds, and shows itself there alone (IN-STATE-15).
 */
export async function announce(
  arrived: readonly Notification[],
  go: (path: string) => void,
  here: string,
): Promise<void> {
  const chosen = await queries()
    .fetchQuery(preferencesRead())
    .catch(() => null)
  const preferences = chosen && !isQuiet(chosen.preferences.quiet, Date.now()) ? chosen.preferences : null
  const claimed = await claim(
    arrived.map(({ id }) => id),
    preferences?.soundEnabled ?? false,
  )
  for (const notification of arrived.filter(({ id }) => claimed.fresh.includes(id))) {
    if (isInView(notification, here)) continue
    const notice = noticeOf(notification)
    const open = () => go(notice.path)
    tellNotice(notice.title, notice.text, { label: bellWords.toInbox, onPress: open })
    if (preferences?.desktopEnabled) showOnDesktop(notice, open)
  }
  if (preferences && claimed.sounds) playSound(preferences.soundVariant)
}

const isInView = ({ type, channel }: Notification, here: string): boolean =>
  type === 'private_message' && channel !== null && !document.hidden && here === conversationPath(channel.id)

/** What a notice says of a notification (SH-NOTIF-16). */
export const noticeOf = (notification: Notification) => ({
  id: notification.id,
  title: notification.title || bellWords.noticeTitle,
  text: shownText(notification) || bellWords.noticeText,
  path: '/inbox',
})
