import { deviceOf } from '../../request-context/device.ts'

/** The names by which a person recognises a browser. */
export interface KnownBrowser {
  /** Empty if unknown. */
  browser: string
  system: string
  device: 'phone' | 'tablet' | 'desktop'
}

// Every browser also names the ones it descends from, so the first match counts.
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

/**
 * Returns the familiar names of a User-Agent header's browser and system. Unknown parts are empty, and nothing else
 * of the header is passed on.
 */
export function describeUserAgent(userAgent: string): KnownBrowser {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems), device: deviceOf(userAgent) }
}
