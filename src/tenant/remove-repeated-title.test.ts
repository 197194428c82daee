import { describe, expect, it } from 'vitest'
import { removeRepeatedTitle } from './remove-repeated-title.ts'

describe('removeRepeatedTitle', () => {
  it('removes a first heading that repeats the page’s title, whatever its case and spaces', () => {
    expect(removeRepeatedTitle('<h2>Privacy  policy</h2>\n<p>We keep little.</p>', 'Privacy Policy')).toBe(
      '<p>We keep little.</p>',
    )
    expect(removeRepeatedTitle('<h1 id="a">إخلاء المسؤولية</h1><p>نص</p>', 'إخلاء المسؤولية')).toBe(
      '<p>نص</p>',
    )
    expect(removeRepeatedTitle('<h2>Terms &amp; conditions</h2><p>So.</p>', 'Terms & Conditions')).toBe(
      '<p>So.</p>',
    )
  })

  it('keeps a longer heading, a later one, and a text without one', () => {
    for (const html of [
      '<h2>Privacy notice</h2><p>We keep little.</p>',
      '<p>First.</p><h2>Privacy Policy</h2>',
      'Privacy Policy',
      '<h2>Privacy <em>Policy</em></h2>',
      '',
    ]) {
      expect(removeRepeatedTitle(html, 'Privacy Policy')).toBe(html)
    }
  })
})
