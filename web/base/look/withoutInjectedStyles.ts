import type { Plugin } from 'vite'

/**
 * For the web build: leaves out the style element that the toast library adds to the page as soon as it is loaded.
 * The content security policy forbids such elements, and `ToastRegion` brings the same rules as a file.
 */
export const withoutInjectedStyles = (): Plugin => ({
  name: 'bewezen:without-injected-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const bare = code.replace(/^__insertCSS\(".*"\);?$/m, '')
      if (bare === code) this.error('sonner no longer adds its style the way this plugin expects: look at it again')
      return { code: bare, map: null }
    },
  },
})
