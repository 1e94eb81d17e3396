/** The fixed palette of avatar_color: the tints of the themes, as in `--th-licht-soft`; red is left to what is live (SH-AUTH-31). */
export const avatarColors = ['licht', 'voeding', 'beweging', 'grounding', 'slaap', 'adem'] as const
export type AvatarColor = (typeof avatarColors)[number]

/** The tint for a seed such as a name or an id: the same seed gives the same tint, everywhere and always. */
export function avatarColor(seed: string): AvatarColor {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  return avatarColors[(hash >>> 8) % avatarColors.length] ?? avatarColors[0]
}

/** A stored colour when it is one of the palette, else the tint of the seed. */
export const asAvatarColor = (stored: string | null | undefined, seed: string): AvatarColor =>
  avatarColors.find((color) => color === stored) ?? avatarColor(seed)
