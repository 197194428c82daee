// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { cleanHtml } from '../../server/domain/html/clean-html.ts'
import { parseHtml } from './parse-html.ts'
import { writeHtml } from './write-html.ts'

const written = (html: string) => writeHtml(parseHtml(html).doc)
const losses = (html: string) => parseHtml(html).losses

interface WithFaq {
  faq?: { questions: readonly { answer: string }[] }
}
const files = globSync('tenants/*/{pages,posts}/**/*.html')
const answers = globSync('tenants/*/tenant.json').flatMap((file) => {
  const { faq } = JSON.parse(readFileSync(file, 'utf8')) as WithFaq
  return (faq?.questions ?? []).map(({ answer }) => answer)
})

describe('text of an agency', () => {
  const texts = [...files.map((file) => readFileSync(file, 'utf8')), ...answers]
  it('passes the editor and the server unchanged', async () => {
    expect(texts.length).toBeGreaterThan(80)
    for (const text of proofCases(texts, 25)) {
      const stored = await cleanHtml(text)
      expect(losses(stored), stored.slice(0, 80)).toEqual([])
      const once = written(stored)
      expect(await cleanHtml(once)).toBe(once)
      expect(written(once)).toBe(once)
    }
  })
})

describe('output of the editor', () => {
  it.each([
    ['a paragraph', '<p>One</p>\n<p>Two</p>'],
    ['headings', '<h2>A</h2>\n<h3>B</h3>\n<h6>C</h6>'],
    ['nested marks', '<p>a <strong>b <em>c</em></strong> <u>d</u><s>e</s></p>'],
    ['a link with its language', '<p><a lang="fr" href="/a?b=1&amp;c=2">x</a></p>'],
    ['a nested list', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n</ul>'],
    ['a list with a start number', '<ol start="3" reversed>\n<li>c</li>\n</ol>'],
    ['a quotation', '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>'],
    [
      'a table',
      '<table>\n<thead>\n<tr>\n<th scope="col">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n</tr>\n</tbody>\n</table>',
    ],
    ['breaks and rules', '<p>a<br />b</p>\n<hr />\n<p>c</p>'],
    ['code', '<pre><code>a &lt; b\n  c</code></pre>\n<p><code>d</code></p>'],
    [
      'directions and rare marks',
      '<p lang="ar" dir="rtl">م <bdi>x</bdi> <time datetime="2026-01-01">n</time> H<sub>2</sub></p>',
    ],
    ['text that resembles HTML', '<p>1 &lt; 2 &amp;&amp; "3" &gt; 2</p>'],
  ])('is the same after the server and after parsing: %s', async (_, html) => {
    expect(losses(html)).toEqual([])
    expect(written(html)).toBe(html)
    expect(await cleanHtml(html)).toBe(html)
  })

  it('omits empty elements, as the server does', () => {
    expect(written('<p>a</p><p> </p><h2></h2><ul><li></li></ul><p><br></p>')).toBe('<p>a</p>')
  })

  it('omits b and i, an item’s only paragraph, and spans without attributes', () => {
    expect(losses('<ul><li><p>a</p></li></ul><p><b>b</b> <i>c</i> <span>d</span></p>')).toEqual([])
    expect(written('<p><b>b</b></p>')).toBe('<p><strong>b</strong></p>')
  })
})

describe('losses of the editor', () => {
  it.each([
    ['section', '<section><h2>a</h2></section>'],
    ['dl', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['figcaption', '<figure><p>a</p><figcaption>b</figcaption></figure>'],
    ['caption', '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>'],
    ['tfoot', '<table><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>'],
    ['div', '<div lang="de">a</div>'],
    ['address', '<address>a</address>'],
  ])('are named: %s', (name, html) => {
    expect(losses(html)).toContain(name)
  })
})

describe('hostile HTML', () => {
  it.each([
    '<p>a</p><script>alert(1)</script>',
    '<p style="position:fixed" onclick="alert(1)">a</p>',
    '<p>a</p><img src=x onerror=alert(1)>',
    '<p>a</p><svg><style><img src=x onerror=alert(1)></style></svg>',
    '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p>a</p><style>*{display:none}</style>',
  ])('becomes plain text: %s', (html) => {
    expect(written(html)).toBe('<p>a</p>')
  })
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://plain.example',
  ])('has no link to %s', (address) => expect(written(`<p><a href="${address}">a</a></p>`)).toBe('<p>a</p>'))
  it('of two hundred thousand characters is parsed at once', () => {
    const long = `<p>${'word '.repeat(40)}</p>`.repeat(1000)
    expect(written(long).length).toBeGreaterThan(190_000)
  })
})
