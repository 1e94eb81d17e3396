import { desktopNoticeMs } from '@bewezen/domain/inbox/sound.ts'

type Shown = { id: string; title: string; text: string }

/**
 * Shows a notice outside the page for 5 seconds (SH-NOTIF-25). Nothing happens where the browser has none, or forbids
 * it, or wants it from a worker, as those of phones do (SH-EDGE-31).
 */
export function showOnDesktop({ id, title, text }: Shown, onOpen: () => void): void {
  try {
    if (Notification.permission !== 'granted') return
    const notice = new Notification(title, { body: text, tag: id, lang: 'nl', silent: true })
    notice.onclick = () => {
      window.focus()
      onOpen()
      notice.close()
    }
    setTimeout(() => notice.close(), desktopNoticeMs)
  } catch {
    // The notice in the page is there anyway.
  }
}

/** Asks the browser for permission; yes when it was given, now or before. */
export async function mayShowOnDesktop(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted'
  } catch {
    return false
  }
}
