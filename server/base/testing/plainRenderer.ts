import type { Renderer } from '@bewezen/domain/base/renderer.ts'

/** Draws nothing: tests of the server need what is in a mail, not how it looks. */
export const plainRenderer: Renderer = {
  renderPage: async () => ({ status: 200, headers: {}, html: '<!doctype html><title>test</title>' }),
  renderMail: async (name, facts) => ({ subject: name, html: JSON.stringify(facts), text: JSON.stringify(facts) }),
}
