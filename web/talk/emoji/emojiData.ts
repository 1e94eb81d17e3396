import { oneEmoji } from '@bewezen/domain/base/emoji.ts'
import type { EmojiDataResolver } from 'frimousse'

type Resolved = Awaited<ReturnType<EmojiDataResolver>>
type Compact = { unicode: string; label: string; group?: number; tags?: string[]; skins?: { unicode: string }[] }

/** Modifiers and hair: no emoji by themselves. */
const component = 2

/**
 * The emoji with their Dutch names, from our own files: nothing is asked of another site. Those that this browser does not
 * know, or that cannot be stored, are left out (IN-REACT-07).
 */
export async function emojiData(): Promise<Resolved> {
  const [{ default: all }, { default: messages }] = await Promise.all([
    import('emojibase-data/nl/compact.json'),
    import('emojibase-data/nl/messages.json'),
  ])
  return {
    locale: 'nl',
    emojis: (all as Compact[]).flatMap(({ unicode, label, group, tags }) =>
      group === undefined || group === component || !oneEmoji(unicode)
        ? []
        : [{ emoji: unicode, label: capital(label), category: group, version: 0, tags: tags ?? [] }],
    ),
    categories: messages.groups.flatMap(({ order, message, key }) =>
      order === component ? [] : [{ index: order, label: capital(names[key] ?? message) }],
    ),
    skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
  }
}

/** Groups that the package has not in Dutch, or not in good Dutch. */
const names: Record<string, string> = { 'people-body': 'mensen & lichaam', objects: 'voorwerpen', flags: 'vlaggen' }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
