import { maxStoredUsernameLength } from '../profile/username.ts'

/** What is being typed after an @, and the part of the text that a choice replaces. */
export type MentionTyping = { typed: string; start: number; end: number }

const beforeCaret = new RegExp(`(?:^|\\s)@([^\\s@]{1,${maxStoredUsernameLength}})$`, 'u')

/** The mention being typed at the caret: an @ at the start or after white space, and at least one character (IN-MENTION-07). */
export function mentionTyping(text: string, caret: number): MentionTyping | null {
  const typed = beforeCaret.exec(text.slice(0, caret))?.[1]
  if (typed === undefined) return null
  const rest = /^[a-z0-9_]*/i.exec(text.slice(caret))?.[0].length ?? 0
  return { typed, start: caret - typed.length - 1, end: caret + rest }
}

/** The text after a choice, as `@username` and a space, and where the caret goes (IN-MENTION-07). */
export function chooseMention(text: string, typing: MentionTyping, username: string): { text: string; caret: number } {
  const [before, after] = [text.slice(0, typing.start), text.slice(typing.end)]
  const chosen = `${before}@${username} `
  return { text: chosen + (after.startsWith(' ') ? after.slice(1) : after), caret: chosen.length }
}
