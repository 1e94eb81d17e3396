/** How the post says an answer ended: it came back, or it arrived (IN-EXT-47). */
export type Bounce = 'failed' | 'delivered'

/**
 * Reads a `message/delivery-status`: one block of fields for each address. One that failed counts over those that arrived;
 * a delay is no end, and what is not understood says nothing.
 */
export function readDeliveryStatus(text: string): Bounce | null {
  const actions = Array.from(
    text.replace(/\r\n?/g, '\n').matchAll(/^action[ \t]*:[ \t]*([a-z]+)/gim),
    ([, action = '']) => action.toLowerCase(),
  )
  if (actions.includes('failed')) return 'failed'
  return actions.includes('delivered') ? 'delivered' : null
}
