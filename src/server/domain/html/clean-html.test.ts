// @vitest-environment jsdom
import DOMPurify from 'dompurify'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { htmlProfile } from './html-profile.ts'

describe('cleanHtml', () => {
  it('keeps structured text unchanged', async () => {
    const html =
      '<h2>About</h2><p lang="fr" dir="ltr">A <strong>b</strong> &amp; <em>c</em><br />d</p><ul><li>e</li></ul><table><tbody><tr><th scope="row">f</th><td colspan="2">g</td></tr></tbody></table>'
    expect(await cleanHtml(html)).toBe(html)
  })

  it.each([
    ['https://x.example/a?b=1', true],
    ['mailto:a@x.example', true],
    ['tel:+1 612-555-0147', true],
    ['/faqs', true],
    ['http://x.example', false],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['//x.example', false],
    ['/\\x.example', false],
    ['https:\\\\x.example', false],
  ])('decides on a link to %j', async (href, kept) => {
    expect(await cleanHtml(`<a href="${href}">x</a>`)).toBe(kept ? `<a href="${href}">x</a>` : '<a>x</a>')
  })

  it('keeps the text of unknown elements, and nothing of scripts and styles', async () => {
    expect(await cleanHtml('<article><blink>a</blink><script>b</script><style>c</style></article>')).toBe(
      '<article>a</article>',
    )
    expect(
      await cleanHtml('a<!-- b --><iframe src="//x.example">c</iframe><noscript>d</noscript>'),
    ).not.toMatch(/<|b/)
  })

  // §5.9
  it('cleans out empty tags (spec §5)', async () => {
    expect(await cleanHtml('<h2>Sale</h2><p>&nbsp;</p><div><p><br></p></div><p>Now<b></b></p>')).toBe(
      '<h2>Sale</h2> <p>Now</p>',
    )
  })

  it('removes classes, ids, styles and handlers', async () => {
    expect(await cleanHtml('<p class="a" id="b" style="color:red" onclick="c()" data-d="e">f</p>')).toBe(
      '<p>f</p>',
    )
  })

  // Texts known to get past cleaners; what comes out is read by a browser's parser, which decides.
  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<title><a title="</title><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    '<a href="&#x6a;avascript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<p title="`><img src=x onerror=alert(1)>">',
    '<<script>alert(1)//<</script>',
    '<p/onmouseover=alert(1)>x',
    '<option><style></option></select><img src=x onerror=alert(1)></style>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<?x ><img src=x onerror=alert(1)>?>',
    '<plaintext><img src=x onerror=alert(1)>',
  ])('leaves a browser nothing but the profile of %j', async (attack) => {
    const clean = await cleanHtml(attack)
    const shown = new DOMParser().parseFromString(`<body>${clean}</body>`, 'text/html')
    const tags: readonly string[] = htmlProfile.tags
    const attributes: Record<string, readonly string[]> = htmlProfile.attributes
    for (const element of shown.body.querySelectorAll('*')) {
      const name = element.localName
      expect(tags).toContain(name)
      for (const attribute of element.attributes) {
        expect([...(attributes['*'] ?? []), ...(attributes[name] ?? [])]).toContain(attribute.name)
      }
      expect(element.getAttribute('href') ?? '/').toMatch(htmlProfile.link)
    }
    // The browser's own cleaner finds nothing left to do.
    DOMPurify.sanitize(clean)
    expect(DOMPurify.removed).toEqual([])
  })

  it('changes nothing when it cleans its own result', async () => {
    const once = await cleanHtml('<p>a < b & c <b>d</p><a href=" /faqs ">e</a> "f" \u00a0')
    expect(await cleanHtml(once)).toBe(once)
  })
})
