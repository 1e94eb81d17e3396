import type { Plugin } from 'vite'

/**
 * Leaves out of each icon what nothing draws: the keys of its lines, which React asks for in development alone, and what
 * it was called before, which would be one more class. Some thirty bytes an icon, and they do not compress.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/lucide-react/dist/esm/icons/') ? { code: leanIcon(code), map: null } : undefined,
})

export const leanIcon = (code: string): string =>
  code
    .replace(/,\s*key: "[\w-]+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '')
