import { withoutSecrets } from './address.ts'

/** What a report tells of the device it came from (SH-REPORT-24). */
export const deviceFields = ['userAgent', 'screenSize', 'viewportSize', 'timestamp', 'url', 'browser'] as const
export type DeviceInfo = Record<(typeof deviceFields)[number], string>

const maxField = 500

/** A device as it is stored: every field there and short, its address without secrets (SH-REPORT-24, SH-REPORT-25). */
export function cleanDevice(told: Partial<Record<string, string>>): DeviceInfo {
  const field = (name: keyof DeviceInfo) =>
    (told[name] ?? '')
      .slice(0, maxField)
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
  return {
    userAgent: field('userAgent'),
    screenSize: field('screenSize'),
    viewportSize: field('viewportSize'),
    timestamp: field('timestamp'),
    url: withoutSecrets(told.url ?? ''),
    browser: field('browser'),
  }
}

const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
]

/** The name and version of a browser by its user agent, such as 'Firefox 143'. */
export function browserName(userAgent: string): string {
  for (const [name, mark] of browsers) {
    const version = mark.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return ''
}
