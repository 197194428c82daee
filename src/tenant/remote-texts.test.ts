import { expect, it } from 'vitest'
import { remoteTexts } from './remote-texts.ts'

it.each([
  ['remotes/booking/spine/text/en.json', 'booking'],
  ['../../remotes/seo/text/en.json', 'seo'],
  ['src/remotes/booking/products/hotel/text/ar.json', 'hotel'],
  ['src\\remotes\\booking\\products\\car\\text\\en.json', 'car'],
])('names the texts of %s', (path, name) => expect(remoteTexts(path)).toBe(name))
