import type { ViewAs } from '../access/viewAs.ts'

/** One request for a page, as the server hands it to the built web floor. */
export type PageRequest = {
  /** The full address, of an allowed host. */
  url: string
  /** Whether a session came with the request: signed-in pages are sent as a small shell. */
  signedIn: boolean
  /** The number of the newest fact when the page was asked for: what the page fetches later is at least as new. */
  seq: number
  /** The settings that the first response needs to render the right thing at once; public ones only. */
  site: Site
  /** An admin views the site as another, until then: the page shows it in a bar (ADM-MORE-53). */
  viewing?: { as: ViewAs; endsAt: string }
}

/** The public settings of the site. */
export type Site = {
  name: string
  contactEmail: string
  url: string
  /** Whether content of others waits for a yes: then there is a choice about cookies (LEGAL-COOKIE-06). */
  asksConsent?: boolean
  company?: Company
}

/** The company behind the site, as the law asks it to be told; a field that no admin filled in is left out. */
export type Company = { kvk?: string; vatId?: string; address?: string; phone?: string }

/** The rendered response: its scripts all carry a placeholder nonce, which the server swaps at every response. */
export type PageAnswer = {
  status: number
  /** Lower case; `location` when the answer is a redirect, which has no html. */
  headers: Record<string, string>
  html: string
  /** The error behind a page that says that something went wrong, for the log. */
  fault?: unknown
}
export const noncePlaceholder = '__NONCE__'

/** The API in the process: the same operations a browser can call as a visitor, without HTTP; `blogs.list` is one. */
export type Call = (operation: string, input: unknown) => Promise<unknown>

export type MailContent = { subject: string; html: string; text: string }

/**
 * The interface of the built web floor to the server: the only seam between the two floors.
 * `server/base/rendered.ts` is the only place that loads it.
 */
export type Renderer = {
  renderPage(request: PageRequest, deps: { call: Call }): Promise<PageAnswer>
  /** Refuses a name that has no template. */
  renderMail(name: string, data: Record<string, unknown>): Promise<MailContent>
}
