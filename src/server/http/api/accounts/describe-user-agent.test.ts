import { describe, expect, it } from 'vitest'
import { describeUserAgent } from './describe-user-agent.ts'

const mozilla = 'Mozilla/5.0'

describe('describeUserAgent', () => {
  it.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
      ['Chrome', 'Windows', 'desktop'],
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      ['Edge', 'Windows', 'desktop'],
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
      ['Safari', 'macOS', 'desktop'],
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
      ['Safari', 'iOS', 'phone'],
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
      ['Chrome', 'iOS', 'phone'],
    ],
    [
      `${mozilla} (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      ['Samsung Internet', 'Android', 'tablet'],
    ],
    [
      `${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`,
      ['Firefox', 'Linux', 'desktop'],
    ],
    ['curl/8.9', ['', '', 'desktop']],
    ['', ['', '', 'desktop']],
    ['<script>alert(1)</script>', ['', '', 'desktop']],
  ])('recognises %s', (userAgent, [browser, system, device]) => {
    expect(describeUserAgent(userAgent)).toEqual({ browser, system, device })
  })
})
