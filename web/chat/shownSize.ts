const most = { width: 420, height: 340 }

/** How large a picture stands in the chat, in pixels: as it is, or smaller, with its shape kept (COM-CHAT-07). */
export function shownSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, most.width / Math.max(1, width), most.height / Math.max(1, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
