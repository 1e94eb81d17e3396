import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'

/** The web app manifest, by which a browser installs the site; its name is that of the site. */
export function serveManifest(app: FastifyInstance, house: House): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name } = await house.site()
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          lang: 'nl',
          dir: 'ltr',
          start_url: '/community',
          scope: '/',
          display: 'standalone',
          background_color: '#f8f4f0',
          theme_color: '#f8f4f0',
          icons: [
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        }),
      )
  })
}
