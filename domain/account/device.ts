import { deviceWords } from './deviceWords.ts'

type Sign = readonly [name: string, sign: RegExp]

// Browsers name their ancestors too: the ones that are named by nobody else come first.
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]
const systems: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** What a device is called after what its browser says of itself: 'Chrome op Windows'; never where it is. */
export function deviceName(userAgent: string | null): string {
  const [browser, system] = [found(browsers, userAgent), found(systems, userAgent)]
  if (browser && system) return deviceWords.both(browser, system)
  return browser ?? system ?? deviceWords.unknown
}

const found = (signs: readonly Sign[], text: string | null): string | undefined =>
  signs.find(([, sign]) => sign.test(text ?? ''))?.[0]
