declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Mailbox = { uidvalidity: number; uidnext: number; messages: { uid: number; raw: string; flags: string[] }[] }
  type Hoodiecrow = {
    server: Server
    users: Record<string, { password: string }>
    listen(port: number, host: string, done: () => void): void
    getMailbox(path: string): Mailbox
    appendMessage(mailbox: string, flags: string[], date: Date, raw: string): void
  }
  export default function hoodiecrow(options: {
    plugins: readonly string[]
    users: Record<string, { password: string }>
    storage: Record<string, object>
  }): Hoodiecrow
}
