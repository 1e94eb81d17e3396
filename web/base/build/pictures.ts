import { createHash } from 'node:crypto'
import { drawings, type Motif } from '@bewezen/domain/pictures/drawings.ts'
import { fileOf } from '@bewezen/domain/pictures/file.ts'
import type { Plugin } from 'vite'

const name = 'virtual:pictures'

/**
 * Writes every drawing as a file of its own and serves `virtual:pictures`, which says what is added to their names: the
 * browser loads the drawings that it shows, keeps them, and needs no script for them.
 */
export function pictures(): Plugin {
  const files = new Map((Object.keys(drawings) as Motif[]).map((motif) => [motif, fileOf(motif)]))
  const version = createHash('sha256')
    .update([...files.values()].join(''))
    .digest('hex')
    .slice(0, 7)
  const address = (motif: Motif) => `assets/${motif}-${version}.svg`
  return {
    name: 'pictures',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const version = '${version}'` : undefined),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = [...files].find(([motif]) => request.url === `/${address(motif)}`)
        if (!asked) return next()
        response.setHeader('content-type', 'image/svg+xml').end(asked[1])
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [motif, source] of files) this.emitFile({ type: 'asset', fileName: address(motif), source })
    },
  }
}
