import assets from 'virtual:assets'
import { noncePlaceholder } from '@bewezen/domain/base/renderer.ts'
import type { AnyRoute, AnyRouteMatch, StaticDataRouteOption } from '@tanstack/react-router'
import { afterPaint } from '../hydration/afterPaint.ts'
import { importAgain } from '../hydration/importAgain.ts'
import { rememberPress } from '../hydration/press.ts'
import { rememberSigns } from '../hydration/signs.ts'
import { rememberTyped } from '../hydration/typed.ts'
import { light } from './light.ts'

/** What runs before anything of the page is seen; each is written into it. */
const atOnce = [light, rememberPress, rememberSigns, rememberTyped, importAgain]
const nonce = `nonce="${noncePlaceholder}"`

/**
 * The tags that only the first page needs and that no route declares: its files, and what must run before it is seen.
 * Every script carries the nonce, since the policy of a signed-in page trusts nothing else.
 */
export function headTags(matches: readonly AnyRouteMatch[], signedIn: boolean): string {
  const parts = matches.flatMap((match) => partsOf(match.staticData, signedIn))
  const files = [...assets.beside, ...parts.flatMap((part) => assets.parts[part] ?? [])]
  // A visitor reads a page before its code is there; that of a member is drawn by it (SH-ERR-34).
  const waits = !signedIn && !assets.before
  return [
    `<script ${nonce}>${atOnce.map((run) => `(${run})()`).join(';')}</script>`,
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(waits ? [codeForLater(files)] : codeAtOnce(files)),
  ].join('')
}

/** The files of a page by their names alone, which `afterPaint` reads. */
const codeForLater = (files: readonly string[]): string =>
  `<meta name="code" content="${[assets.entry, ...new Set(files)].join(' ')}"><script ${nonce}>(${afterPaint})()</script>`

const codeAtOnce = (files: readonly string[]): string[] => [
  ...new Set(files.map((href) => `<link rel="modulepreload" ${nonce} href="${href}">`)),
  ...developmentScripts(),
  `<script type="module" ${nonce} src="${assets.entry}"></script>`,
]

/** Reads the code of every screen, so that no request waits for it; refuses a part that the build does not know. */
export async function loadEveryScreen(tree: AnyRoute): Promise<void> {
  const children = Object.values((tree.children ?? {}) as Record<string, AnyRoute>)
  const { component, staticData } = tree.options
  const unknown = partsOf(staticData, true).filter((part) => !assets.parts[part])
  if (unknown.length > 0) throw new Error(`No file of the build is called ${unknown.join(', ')}`)
  await Promise.all([component?.preload?.(), ...children.map(loadEveryScreen)])
}

function partsOf(staticData: StaticDataRouteOption | undefined, signedIn: boolean): string[] {
  return [...(staticData?.parts ?? []), ...((signedIn && staticData?.memberParts) || [])]
}

function developmentScripts(): string[] {
  if (!assets.before) return []
  const scripts = assets.before.scripts.map((src) => `<script type="module" ${nonce} src="${src}"></script>`)
  return [`<script type="module" ${nonce}>${assets.before.inline}</script>`, ...scripts]
}
