import { describe, expect, it } from 'vitest'
import { htmlRefusal, MOST_HTML_CHARACTERS, MOST_HTML_DEPTH, MOST_HTML_TOGETHER } from './html-refusal.ts'

const tooDeep = `has elements nested more than ${MOST_HTML_DEPTH} levels deep`

describe('htmlRefusal', () => {
  it('has the limits of security, 9', () => {
    expect([MOST_HTML_CHARACTERS, MOST_HTML_DEPTH, MOST_HTML_TOGETHER]).toEqual([60_000, 100, 1_000_000])
  })

  it.each([
    ['of the maximum length', 'x'.repeat(MOST_HTML_CHARACTERS)],
    ['of the maximum depth', '<b>'.repeat(MOST_HTML_DEPTH)],
    ['many unclosed paragraphs', '<p>x'.repeat(5000)],
    ['many adjacent lists', '<ul><li>x</li></ul>'.repeat(2000)],
    ['many lines', '<br>'.repeat(5000)],
    ['not HTML', '<<<<<>>>>&&&;</p></b>'],
  ])('accepts text that is %s', (_, html) => {
    expect(htmlRefusal(html)).toBeNull()
  })

  it.each([
    ['too long', 'x'.repeat(60_001), 'has 60001 characters; at most 60000 are allowed'],
    ['too deep', '<b>'.repeat(MOST_HTML_DEPTH + 1), tooDeep],
    ['too deep after unmatched closing tags', '<b></x><i></y>'.repeat(200), tooDeep],
    ['too deep in capitals', '<DIV >'.repeat(200), tooDeep],
    ['too deep across reading steps', `${' '.repeat(498)}${'<section>'.repeat(200)}`, tooDeep],
  ])('refuses text that is %s', (_, html, reason) => {
    expect(htmlRefusal(html)).toBe(reason)
  })
})
