import { expect, it } from 'vitest'
import { isWebKit } from './is-web-kit.ts'

const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${safari} Version/26.0 Safari/605.1.15`, true],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, true],
  [`${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, true],
  [`${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s', (userAgent, expected) => expect(isWebKit(userAgent)).toBe(expected))
