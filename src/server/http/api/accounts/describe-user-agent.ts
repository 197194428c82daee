import { deviceOf } from '../../call/device.ts'

/** What a person recognises a browser by. */
export interface KnownBrowser {
  /** Empty where it is not known. */
  browser: string
  system: string
  device: 'phone' | 'tablet' | 'desktop'
}

// Every browser also names those it descends from: the first that fits is the one.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Takes a User-Agent header and gives the names a person knows; what it does not say is empty, and nothing else of it is passed on. */
export function describeUserAgent(userAgent: string): KnownBrowser {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems), device: deviceOf(userAgent) }
}
